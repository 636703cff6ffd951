import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { BannerPicture } from '../../../league/banner-picture';
import { RequestWaiting } from '../../../league/request-waiting';
import { Crest } from '../../../ui/crest';
import { useTurnedTrue } from '../../../ui/use-turned-true';
import { Notice } from './notice';
import { TeamIdentityForm } from './team-identity-form';
import type { OwnRequest, ViewerTeam } from './viewer-team';

interface TeamIdentityPartProps {
  team: ViewerTeam;
  ownRequests: readonly OwnRequest[];
}

/** Name, crest and banner: the waiting request, or the form for a new one. */
export function TeamIdentityPart({ team, ownRequests }: TeamIdentityPartProps) {
  const { t } = useTranslation('teams-settings');
  const own = ownRequests.find(({ kind }) => kind === 'CHANGE_TEAM_INFO');
  const isResult = useTurnedTrue(own !== undefined);
  if (own) return <ChangeWaiting request={own} teamId={team.id} isResult={isResult} />;
  return (
    <>
      {team.openRequest.includes('CHANGE_TEAM_INFO') && <Notice>{t('identity.asked-by-other')}</Notice>}
      {/* when staff have accepted a change, a new form starts from the new values */}
      <TeamIdentityForm key={`${team.name} ${team.logo} ${team.banner}`} team={team} />
    </>
  );
}

interface ChangeWaitingProps {
  request: OwnRequest;
  teamId: number;
  isResult: boolean;
}

function ChangeWaiting({ request, teamId, isResult }: ChangeWaitingProps) {
  const { t } = useTranslation('teams-settings');
  const { teamName, logo, banner } = request;
  return (
    <RequestWaiting title={t('identity.waiting')} request={request} refetch={['TeamSettingsPage']} isResult={isResult}>
      <Flex align="center" gap="3" marginBottom="3">
        {logo && <Crest image={logo} name={teamName ?? ''} size={96} />}
        {teamName && (
          <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere" minWidth="0">
            {teamName}
          </Text>
        )}
      </Flex>
      {banner && <BannerPicture banner={banner} seed={teamId} />}
      <Text color="fg.muted" marginTop="3">
        {t('identity.waiting-text')}
      </Text>
    </RequestWaiting>
  );
}
