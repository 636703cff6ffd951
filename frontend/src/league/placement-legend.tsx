import { useTranslation } from 'react-i18next';
import { styled } from '../styled-system/jsx';
import { useLanguage } from '../lib/i18n/i18n';
import type { PlacementLegendFragment } from './placement-legend.generated';

const List = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', marginBlock: '2', fontSize: 'sm' },
});

const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    '& > i': { width: '4px', height: '4', flexShrink: '0', borderRadius: 'md' },
  },
});

/** Explains the colours at the table's left. The division has the colours; the positions are written too. */
export function PlacementLegend({ bands }: { bands: readonly PlacementLegendFragment[] }) {
  const { t } = useTranslation('league');
  const language = useLanguage();
  if (bands.length === 0) return null;
  return (
    <List aria-label={t('legend')}>
      {bands.map((band) => (
        <Item key={`${band.fromPosition}-${band.hex}`}>
          <i style={{ background: band.hex }} />
          <span className="numbers">
            {band.fromPosition === band.toPosition ? band.fromPosition : `${band.fromPosition}–${band.toPosition}`}
          </span>
          {language === 'en' ? band.descriptionEn : band.descriptionSv}
        </Item>
      ))}
    </List>
  );
}
