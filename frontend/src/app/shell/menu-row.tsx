import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LEAGUE } from '../../lib/league-config';
import type { MenuLink } from './menu';
import { MenuLabel } from './menu-label';
import { MenuRowAnchor, MenuRowLink } from './shell-parts';

/** A link of the menu; one to a partner's shop says what it is good for. */
export function MenuRow({ link }: { link: MenuLink }) {
  const { t } = useTranslation('app');
  if (!link.isExternal) {
    return (
      <MenuRowLink to={link.to} end>
        <MenuLabel label={link.label} />
      </MenuRowLink>
    );
  }
  return (
    <MenuRowAnchor href={link.to}>
      <span>
        <MenuLabel label={link.label} />
        <chakra.span display="block" color="fg.muted" fontSize="sm">
          {t('menu.discount', LEAGUE.discount)}
        </chakra.span>
      </span>
    </MenuRowAnchor>
  );
}
