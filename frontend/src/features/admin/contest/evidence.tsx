import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ContestPartsFragment } from '../../../gql/admin/graphql';
import { Section } from '../../../ui/page/section';
import { teamOf } from './sides';

const pathOf = (seriesId: number, id: number) => `/api/match-week/series/${seriesId}/evidence/${id}`;

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    gap: '3',
    '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'sm', bg: 'bg.raised' },
  },
});

/** The teams' pictures. A press opens one in full. */
export function Evidence({ contest: { id: seriesId, series, evidence } }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  if (evidence.length === 0) return null;
  return (
    <Section heading={t('pictures')}>
      <List>
        {evidence.map(({ id, kind, side }, index) => (
          <li key={id}>
            <a href={pathOf(seriesId, id)} target="_blank" rel="noreferrer">
              <img
                src={pathOf(seriesId, id)}
                alt={t(`picture.${kind}`, { number: index + 1, team: teamOf(series, side) })}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </List>
    </Section>
  );
}
