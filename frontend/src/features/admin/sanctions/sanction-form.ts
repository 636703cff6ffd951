import * as z from 'zod/mini';
import { pastedNumber } from '../../../lib/pasted';
import type { AddSanctionInput, SanctionKind } from '../../../lib/schema.generated';
import { textKey, tooLong } from '../../../ui/form/form-text';
import type { AdminSanctionPartsFragment } from './sanctions-page.generated';

/** As on the server (docs/contracts/limits.json). */
export const REASON_MAX = 500;
export const NOTE_MAX = 2000;
export const SERIES_MAX = 50;

export const KINDS = ['WARNING', 'SUSPENSION', 'BAN'] as const satisfies readonly SanctionKind[];

/** How a sanction ends: after a day, after a number of series, or not by itself. */
export type End = 'day' | 'series' | 'none';

/** The ends that a kind can have, the usual one first. */
export const ENDS: Readonly<Record<SanctionKind, readonly End[]>> = {
  WARNING: ['none', 'day'],
  SUSPENSION: ['series', 'day'],
  BAN: ['none', 'day'],
};

const subject = z.object({ kind: z.enum(['player', 'team']), id: z.number(), name: z.string() });
/** Who is sanctioned. */
export type Subject = z.infer<typeof subject>;

/** As a draft has a form in which somebody is chosen. */
export const SOMEBODY_CHOSEN: { who: Subject } = { who: { kind: 'player', id: 0, name: '' } };

const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(max, tooLong(max)));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong(max)));

const TEXTS = {
  reasonSv: required(REASON_MAX),
  reasonEn: optional(REASON_MAX),
  note: optional(NOTE_MAX),
  isPublic: z.boolean(),
};

export const textsSchema = z.object(TEXTS);
export type TextsForm = z.infer<typeof textsSchema>;

export const sanctionSchema = z
  .object({
    ...TEXTS,
    who: z.nullable(subject),
    kind: z.enum(KINDS),
    startsOn: z.string().check(z.minLength(1, textKey('ui', 'form.required'))),
    end: z.enum(['day', 'series', 'none']),
    endsOn: z.string(),
    seriesCount: z.string().check(z.overwrite(pastedNumber)),
  })
  .check(
    z.refine(({ who }) => who !== null, { path: ['who'], error: textKey('admin-sanctions', 'choose-first') }),
    z.refine(({ end, endsOn }) => end !== 'day' || endsOn !== '', {
      path: ['endsOn'],
      error: textKey('ui', 'form.required'),
    }),
    z.refine(({ end, seriesCount }) => end !== 'series' || isCount(seriesCount), {
      path: ['seriesCount'],
      error: textKey('admin-sanctions', 'not-a-count'),
    }),
  );
export type SanctionForm = z.infer<typeof sanctionSchema>;

const isCount = (text: string): boolean =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= SERIES_MAX;

/** A suspension or ban is shown to all, a warning is not; staff can choose otherwise. */
export const isUsuallyPublic = (kind: SanctionKind): boolean => kind !== 'WARNING';

/** The form's first values. */
export const newSanction = (today: string): SanctionForm => ({
  who: null,
  kind: 'SUSPENSION',
  startsOn: today,
  end: 'series',
  endsOn: '',
  seriesCount: '1',
  reasonSv: '',
  reasonEn: '',
  note: '',
  isPublic: true,
});

export const toTextsForm = ({ reasonSv, reasonEn, note, isPublic }: AdminSanctionPartsFragment): TextsForm => ({
  reasonSv,
  reasonEn: reasonEn ?? '',
  note: note ?? '',
  isPublic,
});

/** The input for the server: only the end that was chosen. */
export function toAddSanctionInput({ who, end, endsOn, seriesCount, ...form }: SanctionForm): AddSanctionInput {
  return {
    ...form,
    playerId: who?.kind === 'player' ? who.id : null,
    teamId: who?.kind === 'team' ? who.id : null,
    endsOn: end === 'day' ? endsOn : null,
    seriesCount: end === 'series' ? Number(seriesCount) : null,
  };
}
