import { Input } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Section } from '../../../ui/page/section';
import { Choice } from '../kit/choice';
import { Fields, Labelled, Note } from '../labelled';
import { choicesOf, holdersOf, strengthsOf } from './seed-choice';
import { tableGroupsOf } from './seed-groups';
import { SeedList } from './seed-list';
import { useSaveStageMutation } from './stage-actions.generated';
import { FORMATS, isNamed, KINDS, NAME_MAX } from './stage-limits';
import { RoundButtons } from './round-buttons';
import type { AdminStagePartsFragment, AdminStagesQuery } from './stages-page.generated';
import { Tick } from './tick';
import { useNameOfPlace } from './use-name-of-place';
import { FormatFields } from './format-fields';
import { WeekFields } from './week-fields';
import type { StageDraft } from './use-stage-draft';

interface StageFormProps {
  stage: AdminStagePartsFragment;
  draft: StageDraft;
  choices: AdminStagesQuery;
}

/** What staff choose of a stage before it is drawn. */
export function StageForm({ stage, draft, choices }: StageFormProps) {
  const { t } = useTranslation('admin-stages');
  const language = useLanguage();
  const nameOfPlace = useNameOfPlace();
  const { value, version } = draft;
  const set = (changed: Partial<typeof value>) => draft.change((before) => ({ ...before, ...changed }));
  const holders = holdersOf(stage);
  const { run, busy } = useAction(useSaveStageMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    refetch: ['AdminStages'],
  });

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const { seeds, weeks, roundFormats, ...plan } = value;
    const entrants = seeds.map(({ teamId, divisionId, place }) => ({ teamId, divisionId, place }));
    await draft.settle(
      await run({
        input: {
          ...plan,
          ...{ divisionId: stage.divisionId, version, entrants, weeks: [...weeks], roundFormats: [...roundFormats] },
          hasThirdPlace: plan.hasThirdPlace && plan.format === 'SINGLE_ELIMINATION',
          hasSecondFinal: plan.hasSecondFinal && plan.format === 'DOUBLE_ELIMINATION',
        },
      }),
    );
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      {draft.notice}
      <Fields>
        <Labelled label={t('name')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={NAME_MAX}
              value={value.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled label={t('name-eng')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={NAME_MAX}
              value={value.nameEng}
              onChange={(event) => set({ nameEng: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled label={t('kind')}>
          {(id) => (
            <Choice
              id={id}
              value={value.kind}
              onChange={(event) => set({ kind: KINDS.find((each) => each === event.target.value) ?? value.kind })}
            >
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {t(`kinds.${each}`)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
        <Labelled label={t('format')}>
          {(id) => (
            <Choice
              id={id}
              value={value.format}
              onChange={(event) => set({ format: FORMATS.find((each) => each === event.target.value) ?? value.format })}
            >
              {FORMATS.map((each) => (
                <option key={each} value={each}>
                  {t(`formats.${each}`)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
      {value.format === 'SINGLE_ELIMINATION' && (
        <Tick label={t('third-place')} isTicked={value.hasThirdPlace} onChange={(is) => set({ hasThirdPlace: is })} />
      )}
      {value.format === 'DOUBLE_ELIMINATION' && (
        <Tick
          label={t('second-final')}
          isTicked={value.hasSecondFinal}
          onChange={(is) => set({ hasSecondFinal: is })}
        />
      )}
      <Section heading={t('seeds.heading')}>
        <SeedList
          seeds={value.seeds}
          choices={choicesOf(choices, stage, { nameOfPlace, signedUp: t('seeds.signed-up') })}
          groups={tableGroupsOf(choices, { seasonId: stage.season.id, stageId: stage.divisionId, language })}
          holders={holders}
          strengthOf={strengthsOf(choices, holders)}
          lot={value.lot}
          onChange={(seeds, lot) => set({ seeds, lot })}
        />
        <Tick
          label={t('apart')}
          isTicked={value.keepsDivisionsApart}
          onChange={(is) => set({ keepsDivisionsApart: is })}
        />
        <Note>{t('apart-note')}</Note>
        <Tick label={t('open')} isTicked={value.takesSignups} onChange={(is) => set({ takesSignups: is })} />
        <Note>{t('open-note')}</Note>
      </Section>
      <Section heading={t('weeks.heading')}>
        <Note>{t('weeks.note')}</Note>
        <WeekFields weeks={value.weeks} onChange={(weeks) => set({ weeks })} />
        {stage.bracket.takesSignups && (
          <RoundButtons rounds={value} most={stage.mostRounds} onChange={(rounds) => set(rounds)} />
        )}
      </Section>
      <Section heading={t('weeks.formats')}>
        <Note>{t('weeks.formats-note')}</Note>
        <FormatFields formats={value.roundFormats} onChange={(roundFormats) => set({ roundFormats })} />
      </Section>
      <BusyButton type="submit" variant="solid" isBusy={busy} disabled={!draft.isChanged || !isNamed(value)}>
        {t('save')}
      </BusyButton>
    </form>
  );
}
