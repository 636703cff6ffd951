import * as z from 'zod/mini';
import { textKey, tooLong } from '../../../../ui/form/form-text';
import type { Subject } from '../../sanctions/sanction-form';
import type { AdminGivenHonoursFragment } from './given-honours.generated';

/** As on the server (docs/contracts/limits.json). */
export const HONOUR_NAME_MAX = 60;
export const HONOUR_TEXT_MAX = 300;

export type OwnHonour = AdminGivenHonoursFragment['own'][number];
export type SeasonGoal = NonNullable<AdminGivenHonoursFragment['goal']>;

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, textKey('ui', 'form.required')),
    z.maxLength(HONOUR_NAME_MAX, tooLong(HONOUR_NAME_MAX)),
  );
const text = z.string().check(z.trim(), z.maxLength(HONOUR_TEXT_MAX, tooLong(HONOUR_TEXT_MAX)));

const TEXTS = { textSv: text, textEn: text };
const WORDS = { nameSv: name, nameEn: name, ...TEXTS };

/**
 * A recorded goal as a form and its draft keep it: who cannot be told is empty. Without a series: none is chosen. Both have
 * the same structure, so that a draft of one is found over the other.
 */
const chosenGoal = z.object({
  ...{ seriesId: z.number(), game: z.number(), goal: z.number() },
  ...{ scorer: z.string(), home: z.string(), away: z.string() },
});
export type ChosenGoal = z.infer<typeof chosenGoal>;
export const NO_GOAL: ChosenGoal = { seriesId: 0, game: 0, goal: 0, scorer: '', home: '', away: '' };

/** The version of a goal of the season that is not chosen yet. */
export const NO_GOAL_VERSION = 0;

/** The goal of the season, and what it was given for. */
export const goalSchema = z.object({ chosen: chosenGoal, ...TEXTS });
export type GoalForm = z.infer<typeof goalSchema>;

type Recorded = Pick<SeasonGoal, 'seriesId' | 'game' | 'goal' | 'scorer' | 'home' | 'away'>;
export const toChosenGoal = ({ seriesId, game, goal, scorer, home, away }: Recorded): ChosenGoal => ({
  ...{ seriesId, game, goal },
  ...{ scorer: scorer?.nickname ?? '', home: home.name, away: away.name },
});

/** The form's values of the goal that is chosen now. */
export const toGoalForm = (present: SeasonGoal | null): GoalForm => ({
  chosen: present ? toChosenGoal(present) : NO_GOAL,
  textSv: present?.textSv ?? '',
  textEn: present?.textEn ?? '',
});

/** What one of staff's own is called, too. */
export const wordsSchema = z.object(WORDS);
export type WordsForm = z.infer<typeof wordsSchema>;

/** A new one also says whose it is. */
export const newSchema = z
  .object({
    ...WORDS,
    who: z.nullable(z.object({ kind: z.enum(['player', 'team']), id: z.number(), name: z.string() })),
  })
  .check(
    z.refine(({ who }) => who !== null, { path: ['who'], error: textKey('admin-season-end', 'honour.choose-who') }),
  );
export type NewHonourForm = WordsForm & { who: Subject | null };

/** The values of an empty form. */
export const NO_WORDS: WordsForm = { nameSv: '', nameEn: '', textSv: '', textEn: '' };

/** The form's values of a stored honour. */
export const toWordsForm = ({ nameSv, nameEn, textSv, textEn }: OwnHonour): WordsForm => ({
  ...{ nameSv, nameEn, textSv: textSv ?? '', textEn: textEn ?? '' },
});
