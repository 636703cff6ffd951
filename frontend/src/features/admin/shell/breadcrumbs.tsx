import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { groupOf, placePath, type AdminPlace } from '../tabs';

/** A part of the way below a place of the navigation: a page with its address. The open thing has none. */
export interface Crumb {
  name: string;
  to?: string;
}

const Parts = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    minWidth: '0',
    listStyle: 'none',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > li': { display: 'flex', alignItems: 'center', flexShrink: '0' },
    '& > li + li::before': { content: "'›' / ''", paddingInline: '2' },
    // the name of the thing is cut where the line ends; the page's heading has all of it
    '& > li:last-of-type': { flexShrink: '1', minWidth: '0' },
    '& [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'fg' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', md: '0' } },
    '& button': { minWidth: 'touch', minHeight: 'touch', borderRadius: 'md', fontWeight: 'bold' },
    '& > .fold': { display: { md: 'none' } },
  },
  variants: {
    isFolded: {
      // a phone's line has place for the ends only
      true: { '& > .middle': { mdDown: { display: 'none' } } },
      false: { flexWrap: 'wrap', '& > li': { flexShrink: '1' } },
    },
  },
});

interface BreadcrumbsProps {
  place: AdminPlace;
  /** The address of the place's page, with the choices that the reader came with. */
  placeAt?: string | undefined;
  /** The way below the place; the last part is the open thing. */
  trail?: readonly Crumb[] | undefined;
}

/** The way to the open page: its group, its place in the navigation, and the thing that it is about. */
export function Breadcrumbs({ place, placeAt = placePath(place), trail = [] }: BreadcrumbsProps) {
  const { t } = useTranslation('admin');
  const [isFolded, setIsFolded] = useState(true);
  const id = useId();
  const page = { name: t(`tab.${place}`), to: placeAt };
  const middle: readonly Crumb[] = [page, ...trail].slice(0, trail.length);

  return (
    <Box as="nav" aria-label={t('way.label')} minWidth="0">
      <Parts id={id} isFolded={isFolded}>
        <li>{t(`group.${groupOf(place)}`)}</li>
        {middle.length > 0 && (
          <li className="fold">
            <button
              type="button"
              aria-label={t('way.middle')}
              aria-expanded={!isFolded}
              aria-controls={id}
              onClick={() => setIsFolded((before) => !before)}
            >
              …
            </button>
          </li>
        )}
        {middle.map(({ name, to }) => (
          <li key={name} className="middle">
            {to ? <Link to={to}>{name}</Link> : name}
          </li>
        ))}
        <li>
          <span aria-current="page">{(trail.at(-1) ?? page).name}</span>
        </li>
      </Parts>
    </Box>
  );
}
