import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, styled } from '../../../styled-system/jsx';
import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Dropdown } from '../../../ui/dialog/dropdown';
import { Link } from '../../../ui/link';
import { BrandMark } from './brand-mark';
import type { MenuEntry } from './menu';
import { MenuRow } from './menu-row';
import { LanguageSwitch, ThemeSwitch } from './preference-switches';
import { SearchButton } from './search-button';
import { UnreadBadge } from '../unread/unread-badge';
import { UserMenu } from './user-menu';

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.canvas',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

/** One line. Between lg and xl all of it has its place only when it is set closer. */
const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '4', lgOnly: '2' },
    maxWidth: 'page',
    '&[data-desk]': { maxWidth: 'desk' },
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    height: '14',
    '& nav > ul > li > a, & nav > ul > li > div > button': { lgOnly: { paddingInline: '2', fontSize: 'sm' } },
  },
});

const Brand = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    color: 'fg',
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: 'bold',
    textDecoration: 'none',
  },
});

interface TopBarProps {
  /** As wide as the page below, where that is wider than others, so that both begin at the same edge. */
  isDesk: boolean;
  entries: MenuEntry[];
  onSearch: () => void;
  /** Opens the drawer. */
  onMenu: () => void;
}

/** The bar at the top: the whole menu on large screens, a button for the drawer below lg. */
export function TopBar({ isDesk, entries, onSearch, onMenu }: TopBarProps) {
  const { t } = useTranslation('app');

  return (
    <Bar>
      <Line data-desk={isDesk || undefined}>
        <Brand to={paths.home()} aria-label={`${LEAGUE.shortName}, ${LEAGUE.name}`}>
          <BrandMark size={28} />
          {LEAGUE.shortName}
        </Brand>
        <Box as="nav" aria-label={t('menu.main')} hideBelow="lg" flex="1">
          <styled.ul display="flex" gap="1">
            {entries.map((entry) => (
              <li key={'to' in entry ? entry.to : entry.key}>
                <TopBarEntry entry={entry} />
              </li>
            ))}
          </styled.ul>
        </Box>
        <Flex align="center" gap="1">
          <SearchButton onPress={onSearch} />
          <Flex align="center" gap="1" hideBelow="lg">
            <LanguageSwitch />
            <ThemeSwitch />
            <UserMenu />
          </Flex>
          <Button hideFrom="lg" variant="ghost" size="icon" position="relative" onClick={onMenu}>
            <Menu aria-hidden />
            <span className="visually-hidden">{t('menu.open')}</span>
            <UnreadBadge isCorner />
          </Button>
        </Flex>
      </Line>
    </Bar>
  );
}

function TopBarEntry({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation('app');
  if ('to' in entry) return <MenuRow link={entry} />;
  return (
    <Dropdown label={t(`menu.${entry.key}`)}>
      {entry.links.map((link) => (
        <li key={link.to}>
          <MenuRow link={link} />
        </li>
      ))}
    </Dropdown>
  );
}
