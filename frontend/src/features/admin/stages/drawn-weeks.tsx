import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { hasShapeOf } from '../../../lib/draft-store';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Section } from '../../../ui/page/section';
import { useGuardedState } from '../conflict/use-guarded-state';
import { useRead } from '../lists/all-rows';
import { Note } from '../labelled';
import { useMoveStageRoundsMutation } from './stage-actions.generated';
import { AdminStagesDocument, type AdminStagePartsFragment } from './stages-page.generated';
import { WeekFields } from './week-fields';

interface Weeks {
  /** 0: the field is empty. */
  weeks: readonly number[];
}

const storedOf = ({ bracket: { weeks }, version }: AdminStagePartsFragment) => ({ values: { weeks }, version });

/** The weeks of a drawn stage's rounds: those of rounds without a result can be moved. */
export function DrawnWeeks({ stage }: { stage: AdminStagePartsFragment }) {
  const { t } = useTranslation('admin-stages');
  const read = useRead(AdminStagesDocument);
  const { divisionId, season, bracket } = stage;
  const draft = useGuardedState<Weeks, number>({
    draft: { form: 'stage-weeks', thing: divisionId },
    stored: storedOf(stage),
    edits: { kind: 'STAGE', id: divisionId },
    readAgain: async () => {
      const { adminStages } = await read({ seasonId: season.id });
      const now = adminStages.find((each) => each.divisionId === divisionId && each.isDrawn);
      return now ? storedOf(now) : null;
    },
    labels: { weeks: t('weeks.heading') },
    say: (_, value) => value.join(', '),
    isValid: (value): value is Weeks => hasShapeOf({ weeks: [1] }, value),
  });
  const { weeks } = draft.value;
  const guard = useUnsavedGuard(draft.isChanged);
  const { run, busy } = useAction(useMoveStageRoundsMutation(), {
    ...{ success: t('weeks.moved'), isProblemSilent: true, refetch: ['AdminStages'] },
  });
  const played = new Set(bracket.series.flatMap(({ state, round }) => (state === 'DECIDED' ? round : [])));
  const move = async (event: SubmitEvent) => {
    event.preventDefault();
    await draft.settle(await run({ input: { divisionId, version: draft.version, weeks: [...weeks] } }));
  };
  return (
    <Section heading={t('weeks.heading')}>
      <form onSubmit={(event) => void move(event)}>
        {draft.notice}
        <Note>{t('weeks.moved-note')}</Note>
        <WeekFields weeks={weeks} fixed={played} onChange={(changed) => draft.change(() => ({ weeks: changed }))} />
        <BusyButton type="submit" isBusy={busy} disabled={!draft.isChanged}>
          {t('weeks.move')}
        </BusyButton>
      </form>
      {guard}
    </Section>
  );
}
