import { CalendarDays, House, ListOrdered, LogIn, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { apiPaths, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { Crest } from '../../../ui/crest';
import { UnreadBadge } from '../unread/unread-badge';

const ICON = 22;

const Bar = styled('nav', {
  base: {
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '& a, & button': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      width: 'full',
      height: '14',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a > span, & button > span': {
      maxWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [aria-current=page]': { color: 'fg.action' },
  },
});

const BadgePlace = styled('span', { base: { position: 'absolute', top: '1', left: 'calc(50% + 6px)' } });

export interface BottomBarProps {
  /** The first division; undefined while it is not known or when there is none. */
  division: { discriminator: string; seasonId: number } | undefined;
  onSearch: () => void;
  /** Opens the menu, which begins with the reader's own links. */
  onMe: () => void;
}

/** On a phone: the most used links, near the thumb. */
export function BottomBar({ division, onSearch, onMe }: BottomBarProps) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const { viewer } = useSession();
  const tables = division ? paths.division(division.discriminator, division.seasonId) : paths.seasons();
  const matches = paths.matches();
  const here = (to: string) => (pathname === to ? 'page' : undefined);

  return (
    <Bar hideFrom="md" aria-label={t('bar.label')}>
      <ul>
        <li>
          <NavLink to={paths.home()} end>
            <House aria-hidden size={ICON} />
            <span>{t('bar.start')}</span>
          </NavLink>
        </li>
        <li>
          <Link to={tables} aria-current={here(tables)}>
            <ListOrdered aria-hidden size={ICON} />
            <span>{t('bar.table')}</span>
          </Link>
        </li>
        <li>
          <Link to={matches} aria-current={here(matches)}>
            <CalendarDays aria-hidden size={ICON} />
            <span>{t('bar.matches')}</span>
          </Link>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onSearch}>
            <Search aria-hidden size={ICON} />
            <span>{t('search.label')}</span>
          </button>
        </li>
        <li>
          {viewer ? (
            <button type="button" aria-haspopup="dialog" onClick={onMe}>
              <Crest image={viewer.avatar} name={viewer.displayName} size={ICON} isRound />
              <span>{t('bar.me')}</span>
              <BadgePlace>
                <UnreadBadge />
              </BadgePlace>
            </button>
          ) : (
            <a href={apiPaths.login}>
              <LogIn aria-hidden size={ICON} />
              <span>{t('user.login')}</span>
            </a>
          )}
        </li>
      </ul>
    </Bar>
  );
}
