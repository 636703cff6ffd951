import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { Text } from '../../../../ui/text';
import { nameOf } from '../side-name';
import type { WeekResultFragment } from './week-result.generated';

const pathOf = (seriesId: number, id: number) => `/api/match-week/series/${seriesId}/evidence/${id}`;

const List = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '3',
    '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'sm', bg: 'bg.raised' },
  },
});

interface EvidenceProps {
  week: WeekResultFragment;
  /** Only those of one team, below its words. */
  side?: 'HOME' | 'AWAY';
}

/** The pictures about the series. A press opens one in full. */
export function Evidence({ week: { id: seriesId, evidence, series }, side: only }: EvidenceProps) {
  const { t } = useTranslation('series-match-week');
  const shown = evidence.filter(({ side }) => only === undefined || side === only);
  if (shown.length === 0) return null;
  return (
    <>
      {only === undefined && <Text fontWeight="semibold">{t('pictures.title')}</Text>}
      <List>
        {shown.map(({ id, kind, side }, index) => {
          const src = pathOf(seriesId, id);
          const team = nameOf(series, side);
          return (
            <li key={id}>
              <a href={src} target="_blank" rel="noreferrer">
                <img
                  src={src}
                  alt={t('pictures.numbered', { number: index + 1, of: t(`pictures.kind.${kind}`, { team }) })}
                  loading="lazy"
                />
              </a>
            </li>
          );
        })}
      </List>
    </>
  );
}
