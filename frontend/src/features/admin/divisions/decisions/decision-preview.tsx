import { skipToken } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeamDecisionInput } from '../../../../lib/schema.generated';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { Note } from '../../labelled';
import { PreviewTable } from '../../report/preview/preview-table';
import { useCurrentTableQuery } from '../../report/preview/table-preview.generated';
import type { AdminDivisionPartsFragment } from '../admin-division.generated';
import { useDecisionPreviewQuery } from '../division-parts.generated';

interface DecisionPreviewProps {
  division: AdminDivisionPartsFragment;
  decision: TeamDecisionInput;
}

/** A preview of the table after a decision. The server computes it. */
export function DecisionPreview({ division, decision }: DecisionPreviewProps) {
  const { t } = useTranslation('admin-divisions');
  const { discriminator, season } = division;
  const now = useCurrentTableQuery({ variables: { discriminator, seasonId: season.id } });
  // an incomplete number is no decision yet
  const isWhole = Number.isInteger(decision.adjustment) && Number.isInteger(decision.decider ?? 0);
  const then = useDecisionPreviewQuery(isWhole ? { variables: { decision }, fetchPolicy: 'network-only' } : skipToken);
  const before = now.data?.division?.standings;
  const after = (then.data ?? then.previousData)?.decisionPreview;
  if (then.error || (now.error && !before)) return <Note role="alert">{t('decide.no-preview')}</Note>;
  if (!before || !after) return <SkeletonRows rows={division.entries.length} rowHeight={32} />;
  return (
    <Box maxWidth="prose" marginBottom="4">
      <Note>{t('decide.becomes')}</Note>
      <PreviewTable marked={[decision.teamId]} before={before} after={after} />
    </Box>
  );
}
