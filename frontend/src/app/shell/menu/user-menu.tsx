import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { Skeleton } from '../../../ui/skeleton';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import { Dropdown } from '../../../ui/dialog/dropdown';
import { MenuRowButton, MenuRowLink } from '../shell-parts';
import { UnreadBadge } from '../unread/unread-badge';
import { useLogoutAndLeave, userLinks } from './user-links';
import { UserLinkLabel } from './user-link-label';

const UserName = styled('span', {
  base: { maxWidth: '100px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The signed-in user's menu, or the links to register and to log in. */
export function UserMenu() {
  const { t } = useTranslation('app');
  const { viewer, isLoading } = useSession();
  const logout = useLogoutAndLeave();

  if (isLoading) return <Skeleton height="touch" width="44" />;
  if (!viewer) {
    return (
      <>
        {/* closer between lg and xl, as the rest of the bar */}
        <ButtonLink
          variant="ghost"
          to={paths.register()}
          paddingX={{ base: '4', lgOnly: '2' }}
          fontSize={{ base: 'md', lgOnly: 'sm' }}
        >
          {t('user.register')}
        </ButtonLink>
        <ButtonAnchor
          variant="solid"
          href={apiPaths.login}
          paddingX={{ base: '4', lgOnly: '2' }}
          fontSize={{ base: 'md', lgOnly: 'sm' }}
        >
          {t('user.login')}
        </ButtonAnchor>
      </>
    );
  }
  return (
    <Dropdown
      align="end"
      label={
        <>
          <Crest image={viewer.avatar} name={viewer.displayName} size={28} isRound />
          <UserName>{viewer.displayName}</UserName>
          <span className="visually-hidden">{t('user.menu')}</span>
          <UnreadBadge />
        </>
      }
    >
      {userLinks(viewer).map(({ to, label }) => (
        <li key={to}>
          <MenuRowLink to={to}>
            <UserLinkLabel label={label} />
          </MenuRowLink>
        </li>
      ))}
      <li>
        <MenuRowButton onClick={() => void logout()}>{t('user.logout')}</MenuRowButton>
      </li>
    </Dropdown>
  );
}
