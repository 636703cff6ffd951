import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../lib/schema.generated';
import { Link } from '../../../ui/link';
import { groupsFor, mayOpen, placePath, type AdminPlace } from '../tabs';
import { RequestBadge, useRequestCount } from './request-badge';

const Nav = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    // below the bar at the window's top, which stays there
    top: '20',
    alignSelf: 'start',
    maxHeight: { lg: 'calc(100dvh - 6rem)' },
    overflowY: { lg: 'auto' },
    // room for the focus ring inside the scrolled box
    padding: '1',
    '& h2': {
      marginTop: '4',
      marginBottom: '1',
      paddingInline: '3',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
    '& section:first-of-type h2': { marginTop: '0' },
    '& ul': { listStyle: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '9' },
      paddingInline: '3',
      color: 'fg',
      textDecoration: 'none',
      borderRadius: 'md',
      borderLeft: '3px solid transparent',
      _hover: { bg: 'bg.surface' },
    },
    '& a[aria-current]': { bg: 'bg.surface', fontWeight: 'semibold', borderLeftColor: 'action' },
  },
});

/** On a phone the places fold into one button, which names the open one. */
const Fold = chakra('button', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    fontWeight: 'semibold',
    '& svg': { marginLeft: 'auto', width: '5', height: '5' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

const Places = chakra('div', {
  base: { paddingTop: { base: '3', lg: '0' } },
  variants: { isFolded: { true: { lgDown: { display: 'none' } }, false: {} } },
});

/** How far the places are scrolled. Each page draws them again. */
let keptTop = 0;

/** Scrolls the places as far as they were on the page before, and on to the open one when that is not seen. */
function useOpenPlaceSeen(ref: RefObject<HTMLElement | null>, open: AdminPlace): void {
  useLayoutEffect(() => {
    const nav = ref.current;
    const link = nav?.querySelector('[aria-current]');
    if (!nav || !link) return;
    nav.scrollTop = keptTop;
    const place = link.getBoundingClientRect();
    const frame = nav.getBoundingClientRect();
    const below = place.bottom + place.height - Math.min(frame.bottom, window.innerHeight);
    const above = frame.top + place.height - place.top;
    if (below > 0) nav.scrollTop += below;
    else if (nav.scrollTop > 0 && above > 0) nav.scrollTop -= above;
  }, [ref, open]);
}

/** The way between the pages of the back office, in groups: beside the page, folded above it on a phone. */
export function AdminNav({ roles, open }: { roles: readonly Role[]; open: AdminPlace }) {
  const { t } = useTranslation('admin');
  const [isFolded, setIsFolded] = useState(true);
  const id = useId();
  const waiting = useRequestCount({ skip: !mayOpen('requests', roles) });
  const nav = useRef<HTMLElement>(null);
  useOpenPlaceSeen(nav, open);

  return (
    <Nav ref={nav} aria-label={t('area')} onScroll={({ currentTarget }) => (keptTop = currentTarget.scrollTop)}>
      <Fold type="button" aria-expanded={!isFolded} aria-controls={id} onClick={() => setIsFolded((before) => !before)}>
        {t('fold', { place: t(`tab.${open}`) })}
        {isFolded && <RequestBadge count={waiting} />}
        <ChevronDown aria-hidden />
      </Fold>
      <Places id={id} isFolded={isFolded}>
        {groupsFor(roles).map(({ name, places }) => (
          <section key={name} aria-labelledby={`${id}-${name}`}>
            <h2 id={`${id}-${name}`}>{t(`group.${name}`)}</h2>
            <ul>
              {places.map((place) => (
                <li key={place}>
                  <Link to={placePath(place)} aria-current={place === open ? 'page' : undefined}>
                    {t(`tab.${place}`)}
                    {place === 'requests' && <RequestBadge count={waiting} />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Places>
    </Nav>
  );
}
