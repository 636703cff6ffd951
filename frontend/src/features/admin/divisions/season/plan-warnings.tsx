import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { divisionName } from '../../../../league/division-name';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { paths } from '../../../../lib/paths';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Link } from '../../../../ui/link';
import type { SeasonDraftQuery } from './season-divisions.generated';

type Draft = SeasonDraftQuery['seasonDraft'];

interface PlanWarningsProps {
  draft: Draft;
  /** The name of the season before. */
  former: string;
  sharedBorders: Draft['rollOver']['sharedBorders'];
  nameOf: (teamId: number) => string;
}

/** What of the season before, and of the qualifiers of the new one, is not settled yet, so that the proposal may change. Nothing when all is. */
export function PlanWarnings({ draft, former, sharedBorders, nameOf }: PlanWarningsProps) {
  const { t } = useTranslation('admin-divisions-season');
  const language = useLanguage();
  const { openQualifiers } = draft.rollOver;
  if (draft.unplayed === 0 && sharedBorders.length === 0 && openQualifiers.length === 0) return null;
  return (
    <Box marginBottom="6">
      <MessageBox kind="warning" title={t('warning.heading')}>
        <ul>
          {draft.unplayed > 0 && (
            <li>
              <Link to={paths.adminSeries({ season: draft.from?.id, state: 'UNREPORTED' })}>
                {t('warning.unplayed', { count: draft.unplayed, season: former })}
              </Link>
            </li>
          )}
          {sharedBorders.map(({ formerId, position, teamIds }) => (
            <li key={`${formerId}-${position}`}>
              <Link to={paths.adminDivision(formerId, 'teams')}>
                {t('warning.shared', {
                  position,
                  teams: teamIds.map(nameOf).join(', '),
                  division: draft.divisions.find((each) => each.formerId === formerId)?.name,
                })}
              </Link>
            </li>
          ))}
          {openQualifiers.map((qualifier) => (
            <li key={`qualifier-${qualifier.id}`}>
              <Link to={paths.adminStages(draft.season.id, qualifier.id)}>
                {t('warning.qualifier', { qualifier: divisionName(qualifier, language) })}
              </Link>
            </li>
          ))}
        </ul>
      </MessageBox>
    </Box>
  );
}
