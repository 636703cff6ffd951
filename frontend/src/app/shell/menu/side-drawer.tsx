import { X } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../../styled-system/jsx';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { Button, ButtonAnchor } from '../../../ui/button';
import { loadTexts } from '../../../lib/i18n/i18n';
import { useBackCloses } from '../../../ui/dialog/use-back-closes';
import { lazyPart } from '../../../ui/page/lazy-part';
import type { MenuEntry } from './menu';
import { MenuRow } from './menu-row';
import { LanguageSwitch, ThemeSwitch } from './preference-switches';
import { MenuRowButton, MenuRowLink } from '../shell-parts';
import { useLogoutAndLeave, userLinks } from './user-links';
import { UserLinkLabel } from './user-link-label';

const SpoilerSwitch = lazyPart(() =>
  Promise.all([import('../../../league/spoilers/spoiler-switch'), loadTexts('league-spoilers')]).then(
    ([module]) => module.SpoilerSwitch,
  ),
);

const Drawer = styled('dialog', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    right: '0',
    left: 'auto',
    margin: '0',
    width: 'drawer',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    padding: '2',
    overflowY: 'auto',
    bg: 'bg.surface',
    color: 'fg',
    borderLeftWidth: '1px',
    borderColor: 'border',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' },
    '& h2': { paddingInline: '3', paddingTop: '3', color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' },
  },
});

const NOTHING_YET: MenuEntry[] = [];

interface SideDrawerProps {
  entries: MenuEntry[];
  onClose: () => void;
}

/**
 * The whole menu at the right edge, on screens below lg. The browser's dialog keeps the focus inside and closes on
 * Escape.
 */
export function SideDrawer({ entries, onClose }: SideDrawerProps) {
  const { t } = useTranslation('app');
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);
  // the site's links come right after the drawer is seen with the reader's own, which stand above them
  const shown = useDeferredValue(entries, NOTHING_YET);

  // closed while it is still in the page; only then does the browser return the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);

  const onClick = (event: MouseEvent) => {
    const isLinkPressed = (event.target as Element).closest('a') !== null;
    // the dialog itself is the target only when its backdrop is clicked, because its padding has no listeners of its
    // own
    if (event.target === ref.current || isLinkPressed) onClose();
  };

  return (
    <Drawer ref={ref} aria-label={t('menu.main')} onClose={onClose} onClick={onClick}>
      <Flex direction="row-reverse" justify="space-between" align="center">
        <Button variant="ghost" size="icon" aria-label={t('menu.close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
        {/* the third switch does not fit beside the others */}
        <Flex wrap="wrap" minWidth="0">
          <LanguageSwitch />
          <ThemeSwitch />
          <SpoilerSwitch />
        </Flex>
      </Flex>
      <DrawerUser />
      <nav aria-label={t('menu.main')}>
        {shown.map((entry) =>
          'to' in entry ? (
            <MenuRow key={entry.to} link={entry} />
          ) : (
            <section key={entry.key}>
              <h2>{t(`menu.${entry.key}`)}</h2>
              {entry.links.map((link) => (
                <MenuRow key={link.to} link={link} />
              ))}
            </section>
          ),
        )}
      </nav>
    </Drawer>
  );
}

function DrawerUser() {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const logout = useLogoutAndLeave();
  if (!viewer) {
    return (
      <section>
        <ButtonAnchor variant="solid" href={apiPaths.login} width="full" marginTop="2">
          {t('user.login')}
        </ButtonAnchor>
        <MenuRowLink to={paths.register()}>{t('user.register')}</MenuRowLink>
      </section>
    );
  }
  return (
    <section>
      <h2>{t('user.signed-in', { name: viewer.displayName })}</h2>
      {userLinks(viewer).map(({ to, label }) => (
        <MenuRowLink key={to} to={to}>
          <UserLinkLabel label={label} />
        </MenuRowLink>
      ))}
      <MenuRowButton onClick={() => void logout()}>{t('user.logout')}</MenuRowButton>
    </section>
  );
}
