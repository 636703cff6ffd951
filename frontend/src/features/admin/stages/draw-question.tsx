import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { StaffConfirm } from '../kit/staff-confirm';
import { EqualPlaces } from './equal-places';
import { LeftOut } from './left-out';
import { useDrawStageMutation } from './stage-actions.generated';
import type { AdminStagePartsFragment } from './stages-page.generated';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

const REFETCH = ['AdminStages'];

/** The refusal of a draw that teams with the same place in a table stop. */
const EQUAL_PLACES = 'api.stage.places-are-equal';

interface DrawQuestionProps {
  stage: AdminStagePartsFragment;
  onClose: () => void;
}

/** Asks before the draw, with what it means now: teams sign up while the question is open. */
export function DrawQuestion({ stage, onClose }: DrawQuestionProps) {
  const { t } = useTranslation('admin-stages');
  const language = useLanguage();
  const client = useApolloClient();
  const { divisionId, version, tables, bracket, isSignupOpen, isSignupAhead, leftOut } = stage;
  const draw = useAction(useDrawStageMutation(), {
    ...{ refetch: REFETCH, isProblemSilent: true, isFaultSilent: true },
    success: t('draw.done'),
  });
  const [isAtEqualPlaces, setIsAtEqualPlaces] = useState(false);
  const open = tables.filter((table) => table.open > 0);
  const hasOpenTables = open.length > 0;

  async function drawStage() {
    const outcome = await draw.run({
      // only what the dialog has told is accepted
      input: {
        divisionId,
        version,
        acceptsOpenTables: hasOpenTables,
        acceptsOpenSignup: isSignupOpen || isSignupAhead,
        seenLeftOut: leftOut.map(({ team }) => team.id),
      },
    });
    // the question tells what has changed before it can be answered again; without an answer it stays as it was
    setIsAtEqualPlaces(outcome.status === 'refused' && outcome.problem.messageKey === EQUAL_PLACES);
    if (outcome.status === 'refused') await client.refetchQueries({ include: REFETCH }).catch(() => undefined);
    return outcome;
  }

  return (
    <StaffConfirm
      title={t('draw.title', { name: divisionName(stage, language) })}
      confirmLabel={t(confirmOf({ hasOpenTables, isSignupOpen, isSignupAhead }))}
      onConfirm={drawStage}
      onClose={onClose}
    >
      {isAtEqualPlaces && <EqualPlaces tables={tables} />}
      <p>{bracket.takesSignups ? t('draw.means-open') : t('draw.means', { count: bracket.entrants.length })}</p>
      {isSignupOpen && <p>{t('draw.signup')}</p>}
      {isSignupAhead && <p>{t('draw.ahead')}</p>}
      {open.map((table) => (
        <p key={table.divisionId}>{t('draw.open', { division: table.name, count: table.open })}</p>
      ))}
      <LeftOut teams={leftOut} />
    </StaffConfirm>
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
