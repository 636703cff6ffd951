import { Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { platformName } from '../../../../league/platform-name';
import { PlayerLink } from '../../../../league/player-link';
import { TeamLink } from '../../../../league/team-logo';
import { paths } from '../../../../lib/paths';
import type { RequestKind } from '../../../../lib/schema.generated';
import { Crest } from '../../../../ui/crest';
import { Link } from '../../../../ui/link';
import type { RequestChangeFragment } from '../inbox-request.generated';
import { ChangedPicture } from './changed-picture';
import { useIsAdmin } from '../../use-is-admin';
import { Fact, FactList } from '../fact-list';

type Request = RequestChangeFragment;

/** What changes when a request is accepted, by its kind. */
export function RequestChange({ request }: { request: Request }) {
  const Change = CHANGES[request.kind];
  return (
    <Stack gap="3">
      <Change request={request} />
    </Stack>
  );
}

/** A new picture that can be shown. The server keeps those that wait or were accepted. */
const kept = ({ status }: Request, picture: string) => (status === 'PENDING' || status === 'ACCEPTED' ? picture : null);

const CHANGES: Record<RequestKind, (props: { request: Request }) => ReactNode> = {
  NEW_TEAM: NewTeam,
  EXISTING_USER: Claim,
  NEW_IMAGES: NewImages,
  TRANSFER: TeamFact,
  CHANGE_TEAM_INFO: TeamChange,
  LEAVE_TEAM: TeamFact,
  GAME_ACCOUNT: GameAccount,
  LOGIN_HELP: LoginHelp,
};

function TeamFact({ request: { team, teamName } }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  return (
    <FactList>
      <Fact name={t('change.team')}>{team ? <TeamLink team={team} /> : teamName}</Fact>
    </FactList>
  );
}

function NewTeam({ request }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  return (
    <>
      <TeamFact request={request} />
      {request.logo && (
        <ChangedPicture label={t('change.logo')} shape="logo" before={null} after={kept(request, request.logo)} />
      )}
    </>
  );
}

function TeamChange({ request }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  const { team, teamName, oldTeamName, logo, oldLogo, banner, oldBanner } = request;
  const isRenamed = oldTeamName !== null && teamName !== oldTeamName;
  // staff may have renamed the team since the request; a waiting request replaces the present name
  const nameBefore = request.status === 'PENDING' ? (team?.name ?? oldTeamName) : oldTeamName;
  return (
    <>
      <FactList>
        <Fact name={t('change.team')}>{team && <TeamLink team={team} />}</Fact>
        <Fact name={t('change.name')}>
          {isRenamed && (
            <>
              <s>{nameBefore}</s> → <b>{teamName}</b>
            </>
          )}
        </Fact>
      </FactList>
      {logo && <ChangedPicture label={t('change.logo')} shape="logo" before={oldLogo} after={kept(request, logo)} />}
      {banner && (
        <ChangedPicture label={t('change.banner')} shape="banner" before={oldBanner} after={kept(request, banner)} />
      )}
    </>
  );
}

function NewImages({ request }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  const { avatar, oldAvatar, banner, oldBanner } = request;
  return (
    <>
      {avatar && (
        <ChangedPicture label={t('change.avatar')} shape="avatar" before={oldAvatar} after={kept(request, avatar)} />
      )}
      {banner && (
        <ChangedPicture label={t('change.banner')} shape="banner" before={oldBanner} after={kept(request, banner)} />
      )}
    </>
  );
}

function Claim({ request }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  return (
    <FactList>
      <Fact name={t('change.chat')}>
        {request.discordUsername && (
          <Flex as="span" align="center" gap="2">
            <Crest image={request.chatAvatar} name={request.discordUsername} size={48} isRound />
            {request.discordUsername}
          </Flex>
        )}
      </Fact>
      <Fact name={t('change.chat-id')}>{request.discordId}</Fact>
      <Fact name={t('change.platform')}>{request.platform && t('change.on', platformOf(request))}</Fact>
      <Fact name={t('change.old-name')}>{request.oldNickname}</Fact>
      <Fact name={t('change.help-text')}>{request.helpText}</Fact>
    </FactList>
  );
}

function GameAccount({ request }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  const { accountName, player, team, teamName, seriesId } = request;
  return (
    <FactList>
      <Fact name={t('change.account')}>{t('change.on', platformOf(request))}</Fact>
      <Fact name={t('change.account-name')}>{accountName}</Fact>
      <Fact name={t('change.player')}>{player && <PlayerLink player={player} pictureSize={24} />}</Fact>
      <Fact name={t('change.team')}>{team ? <TeamLink team={team} /> : teamName}</Fact>
      <Fact name={t('change.series')}>
        {seriesId !== null && <Link to={paths.series(seriesId)}>{t('change.to-series')}</Link>}
      </Fact>
    </FactList>
  );
}

/** An admin finds the member with the wrong letter; who decides requests in a division sees no register. */
function LoginHelp({ request }: { request: Request }) {
  const { t } = useTranslation('admin-requests');
  const isAdmin = useIsAdmin();
  const { discordUsername, discordId, stoppedBy, helpText, asker } = request;
  return (
    <>
      <FactList>
        <Fact name={t('change.chat')}>{discordUsername}</Fact>
        <Fact name={t('change.chat-id')}>{discordId}</Fact>
        <Fact name={t('change.stopped')}>{stoppedBy && t(`stopped.${stoppedBy}`)}</Fact>
        <Fact name={t('change.help-text')}>{helpText}</Fact>
      </FactList>
      {isAdmin && (
        <p>
          <Link to={paths.adminMembersNear(asker.userId)}>{t('change.members-near')}</Link>
          {' · '}
          <Link to={paths.adminPerson({ userId: asker.userId, playerId: null })}>{t('change.person')}</Link>
        </p>
      )}
    </>
  );
}

const platformOf = ({ platform, platformId }: Request) => ({
  platform: platformName(platform ?? ''),
  id: platformId ?? '',
});
