import { chakra, Input } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../../league/team-logo';
import { paths } from '../../../../lib/paths';
import { useAction } from '../../../../lib/use-action';
import { BusyButton } from '../../../../ui/form/busy-button';
import { Link } from '../../../../ui/link';
import { fromDivision } from '../../series/series-list';
import { needsTime } from '../../../report/needs-time';
import { fieldTime, sentTime } from '../../../../lib/i18n/stockholm-field';
import { usePlanSeriesMutation } from '../division-actions.generated';
import type { SeriesPlansQuery } from '../division-parts.generated';

/** The unsaved values of a series. */
export interface PlanDraft {
  week: number;
  /** In the field's form. */
  time: string;
  isStreamed: boolean;
  /** The version when it was typed; null uses the present one. */
  version: number | null;
}

/** By the id of the series. */
export type PlanDrafts = Readonly<Record<string, PlanDraft>>;

interface PlanRowProps {
  plan: SeriesPlansQuery['seriesPlans'][number];
  divisionId: number;
  week: number;
  mayRun: boolean;
  /** The list keeps it, so that it is not lost when another week is opened. */
  draft: PlanDraft | undefined;
  onDraft: (seriesId: number, draft: PlanDraft | null) => void;
  /** Another person changed the series meanwhile. */
  onConflict: () => void;
}

const Row = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 15rem 7rem auto 8rem' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& .teams': { gridColumn: { base: '1 / -1', lg: 'auto' }, display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
    '& input[type=checkbox]': { width: '5', height: '5', accentColor: 'action' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

/**
 * The purpose of the link to the series' report page. Without a time there is nothing to report, but a walkover can be
 * given or changed.
 */
function nextAct(series: SeriesPlansQuery['seriesPlans'][number]['series']): 'walkover' | 'correct' | 'report' {
  if (needsTime(series)) return 'walkover';
  return series.state === 'REPORTED' ? 'correct' : 'report';
}

/** One series: its time and its stream, saved together. An empty time removes the time. */
export function PlanRow({ plan, divisionId, week, mayRun, draft, onDraft, onConflict }: PlanRowProps) {
  const { series, version } = plan;
  const { t } = useTranslation('admin-divisions');
  const stored = { time: fieldTime(series.scheduledAt), isStreamed: series.isStreamed };
  const { time, isStreamed } = draft ?? stored;
  const { run, busy } = useAction(usePlanSeriesMutation(), { success: t('weeks.saved'), refetch: ['SeriesPlans'] });
  const isChanged = time !== stored.time || isStreamed !== stored.isStreamed;
  const name = t('weeks.series', { home: series.home.name, away: series.away.name });

  const type = (changed: Partial<typeof stored>) => {
    const next = { time, isStreamed, ...changed };
    const isStored = next.time === stored.time && next.isStreamed === stored.isStreamed;
    onDraft(series.id, isStored ? null : { version, ...draft, ...next, week });
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { seriesId: series.id, version: draft?.version ?? version, scheduledAt: sentTime(time), isStreamed };
    const outcome = await run({ input });
    if (outcome.status === 'done') onDraft(series.id, null);
    if (outcome.status === 'refused' && outcome.problem.code === 'SERIES_CHANGED_MEANWHILE') {
      // shown once; the next save is meant to replace the present values
      if (draft) onDraft(series.id, { ...draft, version: null });
      onConflict();
    }
  };

  return (
    <li>
      <Row aria-label={name} onSubmit={(event) => void save(event)}>
        <span className="teams">
          <TeamName team={series.home} size={20} /> – <TeamName team={series.away} size={20} />
        </span>
        <Input
          type="datetime-local"
          aria-label={t('weeks.time', { series: name })}
          disabled={!mayRun}
          value={time}
          onChange={(event) => type({ time: event.target.value })}
        />
        <label>
          <input
            type="checkbox"
            checked={isStreamed}
            disabled={!mayRun}
            onChange={(event) => type({ isStreamed: event.target.checked })}
          />
          {t('weeks.stream')}
        </label>
        <BusyButton type="submit" isBusy={busy} disabled={!mayRun || !isChanged}>
          {t('save')}
        </BusyButton>
        <Link to={paths.adminSeriesReport(series.id) + fromDivision(divisionId)}>{t(`weeks.${nextAct(series)}`)}</Link>
      </Row>
    </li>
  );
}
