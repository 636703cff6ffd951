import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { StaffDialog } from '../kit/staff-dialog';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useAdminTeamQuery } from './team-dialog.generated';
import { TeamForm } from './team-form';

interface TeamDialogProps {
  teamId: number;
  onClose: () => void;
}

/** A team for staff to edit. It is read again at each opening, so that no old data is edited. */
export function TeamDialog({ teamId, onClose }: TeamDialogProps) {
  const { t } = useTranslation('admin-teams');
  const { data, error, refetch } = useAdminTeamQuery({
    variables: { id: teamId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const team = data?.adminTeam;
  if (team) {
    return <TeamForm team={team} onClose={onClose} />;
  }
  return (
    <StaffDialog title={t('team')} isWide onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && <Text color="fg.muted">{t('unknown')}</Text>}
    </StaffDialog>
  );
}
