import { Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { BusyButton } from '../../../../ui/form/busy-button';
import { FormFrame } from '../../../../ui/form/form-frame';
import { refuseForm } from '../../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { useGuardedForm } from '../../conflict/use-guarded-form';
import { StaffDialog } from '../../kit/staff-dialog';
import { useRead } from '../../lists/all-rows';
import { AdminSeasonEndDocument } from '../season-end.generated';
import { useChooseSeasonGoalMutation } from './given-honours.generated';
import { GoalFinder } from './goal-finder';
import {
  goalSchema,
  NO_GOAL,
  NO_GOAL_VERSION,
  toGoalForm,
  type ChosenGoal,
  type GoalForm,
  type SeasonGoal,
} from './honour-form';
import { useGoalWords } from './use-goal-words';
import { HonourTextFields } from './word-fields';

interface GoalDialogProps {
  seasonId: number;
  /** The one that is chosen now. */
  present: SeasonGoal | null;
  onClose: () => void;
}

const isChosen = ({ seriesId }: ChosenGoal): boolean => seriesId !== NO_GOAL.seriesId;

/** The goal of the season: one of those that were recorded, and why it is that. */
export function GoalDialog({ seasonId, present, onClose }: GoalDialogProps) {
  const { t } = useTranslation('admin-season-end');
  const formId = useId();
  const wordsOf = useGoalWords();
  const form = useSchemaForm(goalSchema, toGoalForm(present));
  const read = useRead(AdminSeasonEndDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'season-goal', thing: seasonId },
    version: present?.version ?? NO_GOAL_VERSION,
    edits: { kind: 'SEASON', id: seasonId },
    readAgain: async () => {
      const stored = (await read({ seasonId })).givenHonours.goal;
      return { values: toGoalForm(stored), version: stored?.version ?? NO_GOAL_VERSION };
    },
    lists: {
      chosen: {
        label: t('goal.title'),
        say: (goal) => (isChosen(goal as ChosenGoal) ? wordsOf(goal as ChosenGoal) : ''),
      },
    },
  });
  const choose = useAction(useChooseSeasonGoalMutation(), {
    success: t('goal.chosen'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSeasonEnd'],
  });

  const chosen = useWatch({ control: form.control, name: 'chosen' });
  const setChosen = (goal: ChosenGoal) => form.setValue('chosen', goal, { shouldDirty: true });

  async function send({ chosen: typed, ...texts }: GoalForm) {
    const { seriesId, game, goal } = typed;
    if (!isChosen(typed)) return refuseForm(form, null, t('goal.choose-first'));
    const version = guarded.version === NO_GOAL_VERSION ? null : guarded.version;
    const outcome = await choose.run({ input: { seasonId, seriesId, game, goal, version, ...texts } });
    if (await guarded.settle(outcome)) onClose();
  }

  return (
    <StaffDialog
      title={t('goal.title')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('honour.cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={choose.busy}>
            {t('honour.save')}
          </BusyButton>
        </>
      }
    >
      {!isChosen(chosen) && <GoalFinder seasonId={seasonId} onChoose={setChosen} />}
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        {isChosen(chosen) && (
          <Flex align="center" justify="space-between" gap="3" marginBottom="5">
            <strong>{wordsOf(chosen)}</strong>
            <Button variant="ghost" onClick={() => setChosen(NO_GOAL)}>
              {t('goal.choose-other')}
            </Button>
          </Flex>
        )}
        <HonourTextFields />
      </FormFrame>
    </StaffDialog>
  );
}
