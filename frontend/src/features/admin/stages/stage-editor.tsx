import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { useStaffConfirm } from '../kit/staff-confirm';
import { Note } from '../labelled';
import { useDeleteStageMutation } from './stage-actions.generated';
import { DrawQuestion } from './draw-question';
import { EqualPlaces } from './equal-places';
import { DrawnTeams } from './drawn-teams';
import { DrawnWeeks } from './drawn-weeks';
import { StageForm } from './stage-form';
import { useStageDraft } from './use-stage-draft';
import type { AdminStagePartsFragment, AdminStagesQuery } from './stages-page.generated';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

interface StageEditorProps {
  stage: AdminStagePartsFragment;
  choices: AdminStagesQuery;
}

/** A stage: until it is drawn its form and the draw, then the way to its bracket, its teams and weeks. */
export function StageEditor({ stage, choices }: StageEditorProps) {
  const { t } = useTranslation('admin-stages');
  const { isDrawn, discriminator, season } = stage;
  return (
    <>
      <Note>
        {t(isDrawn ? 'drawn' : 'not-drawn')} <Link to={paths.division(discriminator, season.id)}>{t('bracket')}</Link>
      </Note>
      {isDrawn ? (
        <>
          <DrawnTeams stage={stage} />
          <DrawnWeeks stage={stage} />
        </>
      ) : (
        <UndrawnStage stage={stage} choices={choices} />
      )}
    </>
  );
}

function UndrawnStage({ stage, choices }: StageEditorProps) {
  const { t } = useTranslation('admin-stages');
  const language = useLanguage();
  const [isDrawing, setIsDrawing] = useState(false);
  const [dialog, ask] = useStaffConfirm();
  const { divisionId, version, tables } = stage;
  const draft = useStageDraft(stage);
  const guard = useUnsavedGuard(draft.isChanged);
  const remove = useAction(useDeleteStageMutation(), {
    refetch: ['AdminStages'],
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const hasTooFew = stage.bracket.entrants.length < 2 && !stage.bracket.takesSignups;

  const askToRemove = () =>
    ask({
      title: t('remove.title', { name: divisionName(stage, language) }),
      children: t('remove.means'),
      confirmLabel: t('remove.confirm'),
      isDestructive: true,
      onConfirm: () => remove.run({ input: { divisionId, version } }),
    });

  return (
    <>
      <StageForm stage={stage} draft={draft} choices={choices} />
      <HStack gap="3" wrap="wrap" marginTop="6" marginBottom="2">
        <Button
          disabled={hasTooFew || draft.isChanged}
          aria-describedby="before-draw"
          onClick={() => setIsDrawing(true)}
        >
          {t('draw.confirm')}
        </Button>
        <Button variant="danger" isWaiting={remove.busy} onClick={askToRemove}>
          {t('remove.confirm')}
        </Button>
      </HStack>
      <Note id="before-draw">{t(draft.isChanged ? 'draw.unsaved' : hasTooFew ? 'draw.too-few' : 'draw.undoable')}</Note>
      <EqualPlaces tables={tables} />
      {guard}
      {dialog}
      {isDrawing && <DrawQuestion stage={stage} onClose={() => setIsDrawing(false)} />}
    </>
  );
}
