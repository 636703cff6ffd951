import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { LEAGUE } from '../../../lib/league-config';
import { useTimes } from '../../../lib/i18n/use-times';
import type { MenuLink } from './menu';
import { MenuLabel } from './menu-label';
import { MenuRowAnchor, MenuRowLink } from '../shell-parts';

const Note = styled('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'sm' } });

/** A link of the menu. A link to a partner's shop also shows its discount, and sign-up the time when it opens or closes. */
export function MenuRow({ link }: { link: MenuLink }) {
  const { t } = useTranslation('app');
  const times = useTimes();
  const note = link.opensAt
    ? t('menu.signup-opens', { at: times.shortDateTime(link.opensAt) })
    : link.closesAt && t('menu.signup-closes', { at: times.shortUntil(link.closesAt) });
  if (!link.isExternal) {
    return (
      <MenuRowLink to={link.to} isExact>
        {note ? (
          <span>
            <MenuLabel label={link.label} />
            <Note>{note}</Note>
          </span>
        ) : (
          <MenuLabel label={link.label} />
        )}
      </MenuRowLink>
    );
  }
  return (
    <MenuRowAnchor href={link.to}>
      <span>
        <MenuLabel label={link.label} />
        <Note>{t('menu.discount', LEAGUE.discount)}</Note>
      </span>
    </MenuRowAnchor>
  );
}
