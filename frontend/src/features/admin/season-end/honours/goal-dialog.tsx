import { Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { BusyButton } from '../../../../ui/form/busy-button';
import { FormFrame } from '../../../../ui/form/form-frame';
import { refuseForm } from '../../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { StaffDialog } from '../../kit/staff-dialog';
import { useChooseSeasonGoalMutation } from './given-honours.generated';
import { GoalFinder, type FoundGoal } from './goal-finder';
import { textsSchema, type SeasonGoal } from './honour-form';
import { useGoalWords } from './use-goal-words';
import { HonourTextFields } from './word-fields';

interface GoalDialogProps {
  seasonId: number;
  /** The one that is chosen now. */
  present: SeasonGoal | null;
  onClose: () => void;
}

/** The goal of the season: one of those that were recorded, and why it is that. */
export function GoalDialog({ seasonId, present, onClose }: GoalDialogProps) {
  const { t } = useTranslation('admin-season-end');
  const formId = useId();
  const wordsOf = useGoalWords();
  const [chosen, setChosen] = useState<FoundGoal | null>(present);
  const form = useSchemaForm(textsSchema, { textSv: present?.textSv ?? '', textEn: present?.textEn ?? '' });
  const choose = useAction(useChooseSeasonGoalMutation(), {
    success: t('goal.chosen'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSeasonEnd'],
  });

  async function send(texts: { textSv: string; textEn: string }) {
    if (!chosen) return refuseForm(form, null, t('goal.choose-first'));
    const { seriesId, game, goal } = chosen;
    const version = present?.version ?? null;
    const outcome = await choose.run({ input: { seasonId, seriesId, game, goal, version, ...texts } });
    if (outcome.status === 'done') onClose();
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
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
      {!chosen && <GoalFinder seasonId={seasonId} onChoose={setChosen} />}
      <FormFrame form={form} id={formId} onSubmit={send}>
        {chosen && (
          <Flex align="center" justify="space-between" gap="3" marginBottom="5">
            <strong>{wordsOf(chosen)}</strong>
            <Button variant="ghost" onClick={() => setChosen(null)}>
              {t('goal.choose-other')}
            </Button>
          </Flex>
        )}
        <HonourTextFields />
      </FormFrame>
    </StaffDialog>
  );
}
