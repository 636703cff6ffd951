import { useApolloClient } from '@apollo/client/react';
import { HStack } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { useStaffConfirm } from '../kit/staff-confirm';
import { Note } from '../labelled';
import { useDeleteStageMutation, useDrawStageMutation } from './stage-actions.generated';
import { DrawnTeams } from './drawn-teams';
import { DrawnWeeks } from './drawn-weeks';
import { LeftOut } from './left-out';
import { StageForm } from './stage-form';
import { useStageDraft } from './use-stage-draft';
import type { AdminStagePartsFragment, AdminStagesQuery } from './stages-page.generated';

interface StageEditorProps {
  stage: AdminStagePartsFragment;
  choices: AdminStagesQuery;
}

const REFETCH = ['AdminStages'];

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
  const client = useApolloClient();
  const [dialog, ask] = useStaffConfirm();
  const { divisionId, version, name, tables, isSignupOpen, isSignupAhead, leftOut } = stage;
  const draft = useStageDraft(stage);
  const guard = useUnsavedGuard(draft.isChanged);
  const options = { refetch: REFETCH, isProblemSilent: true, isFaultSilent: true };
  const draw = useAction(useDrawStageMutation(), { ...options, success: t('draw.done') });
  const remove = useAction(useDeleteStageMutation(), options);
  const open = tables.filter((table) => table.open > 0);
  const hasOpenTables = open.length > 0;
  const seeds = stage.bracket.entrants.length;
  const hasTooFew = seeds < 2 && !stage.bracket.takesSignups;

  const askToDraw = () =>
    ask({
      title: t('draw.title', { name }),
      children: (
        <>
          <p>{stage.bracket.takesSignups ? t('draw.means-open') : t('draw.means', { count: seeds })}</p>
          {isSignupOpen && <p>{t('draw.signup')}</p>}
          {isSignupAhead && <p>{t('draw.ahead')}</p>}
          {open.map((table) => (
            <p key={table.divisionId}>{t('draw.open', { division: table.name, count: table.open })}</p>
          ))}
          <LeftOut teams={leftOut} />
        </>
      ),
      confirmLabel: t(confirmOf({ hasOpenTables, isSignupOpen, isSignupAhead })),
      // only what the dialog has told is accepted
      onConfirm: async () => {
        const outcome = await draw.run({
          input: {
            divisionId,
            version,
            acceptsOpenTables: hasOpenTables,
            acceptsOpenSignup: isSignupOpen || isSignupAhead,
            seenLeftOut: leftOut.map(({ team }) => team.id),
          },
        });
        // who signs up meanwhile is seen when the question is asked again
        if (outcome.status === 'refused') void client.refetchQueries({ include: REFETCH });
        return outcome;
      },
    });
  const askToRemove = () =>
    ask({
      title: t('remove.title', { name }),
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
          isWaiting={draw.busy}
          aria-describedby="before-draw"
          onClick={askToDraw}
        >
          {t('draw.confirm')}
        </Button>
        <Button variant="danger" isWaiting={remove.busy} onClick={askToRemove}>
          {t('remove.confirm')}
        </Button>
      </HStack>
      <Note id="before-draw">{t(draft.isChanged ? 'draw.unsaved' : hasTooFew ? 'draw.too-few' : 'draw.undoable')}</Note>
      {tables.length > 0 && (
        <Note>
          {t('draw.equal')}{' '}
          {tables.map((table) => (
            <Fragment key={table.divisionId}>
              <Link to={paths.adminDivision(table.divisionId, 'teams')}>{table.name}</Link>{' '}
            </Fragment>
          ))}
        </Note>
      )}
      {guard}
      {dialog}
    </>
  );
}

interface Questions {
  hasOpenTables: boolean;
  isSignupOpen: boolean;
  isSignupAhead: boolean;
}

/** What the button says that staff accept. */
function confirmOf({ hasOpenTables, isSignupOpen, isSignupAhead }: Questions) {
  if (isSignupAhead || (hasOpenTables && isSignupOpen)) return 'draw.all-the-same';
  return hasOpenTables ? 'draw.anyway' : isSignupOpen ? 'draw.now' : 'draw.confirm';
}
