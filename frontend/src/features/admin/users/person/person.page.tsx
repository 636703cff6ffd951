import { skipToken } from '@apollo/client/react';
import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { Link } from '../../../../ui/link';
import { PageHeading } from '../../../../ui/page/page-heading';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { AdminPage } from '../../shell/admin-page';
import { FROM_LIST, useOpened } from '../../lists/use-opened';
import { nameOf } from '../user-key';
import { UserDialog } from '../user-dialog';
import { AccountsPart } from './accounts-part';
import { HistoryPart } from './history-part';
import { IdentityPart } from './identity-part';
import { NotesPart } from './notes-part';
import { personOf } from './person-address';
import { type AdminPersonQuery, useAdminPersonQuery } from './person-page.generated';
import { PlacePart } from './place-part';
import { RequestsPart } from './requests-part';
import { SanctionsPart } from './sanctions-part';
import { SessionsPart } from './sessions-part';
import { TeamsPart } from './teams-part';

type ShownPerson = NonNullable<AdminPersonQuery['adminPerson']>;

/** Its personal data is for admins alone; the list of users is for division admins too. */
const ADMINS = ['ADMIN'] as const;

/** Everything that is stored about one person, for admins. */
export default function PersonPage() {
  const param = useParams()['id'];
  return <Person key={param} person={personOf(param)} />;
}

function Person({ person }: { person: ReturnType<typeof personOf> }) {
  const { t } = useTranslation('admin-users-person');
  const { data, previousData, error, loading, refetch } = useAdminPersonQuery(
    person ? { variables: person, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  // a failed reading must not remove a form
  const shown = (data ?? previousData)?.adminPerson;
  const title = shown ? nameOf(shown.user) : t('title');
  const isUnknown = person === null || (data && !data.adminPerson && !loading);

  return (
    <AdminPage tab="users" only={ADMINS} title={title} trail={[{ name: title }]}>
      <PageHeading aside={shown && <Ways person={shown} />}>{title}</PageHeading>
      {loading && !shown && <SkeletonRows rows={10} />}
      {error && !shown && <ErrorState onRetry={() => void refetch()} />}
      {isUnknown && <EmptyState>{t('not-found')}</EmptyState>}
      {shown && <Parts person={shown} />}
    </AdminPage>
  );
}

/** To the dialog in which staff change the person, and to the player's own page. */
function Ways({ person: { user } }: { person: ShownPerson }) {
  const { t } = useTranslation('admin-users-person');
  const { opened, linkTo, close } = useOpened('user');
  return (
    <HStack gap="4">
      {user.playerId !== null && <Link to={paths.player(user.playerId)}>{t('public')}</Link>}
      <ButtonLink to={linkTo('manage')} state={FROM_LIST} preventScrollReset aria-haspopup="dialog">
        {t('manage')}
      </ButtonLink>
      {opened !== null && <UserDialog user={user} onClose={close} />}
    </HStack>
  );
}

const Parts = ({ person }: { person: ShownPerson }) => (
  <>
    <IdentityPart person={person} />
    <NotesPart person={person} />
    <AccountsPart person={person} />
    <PlacePart person={person} />
    <TeamsPart person={person} />
    <RequestsPart person={person} />
    <SanctionsPart person={person} />
    <SessionsPart person={person} />
    <HistoryPart person={person} />
  </>
);
