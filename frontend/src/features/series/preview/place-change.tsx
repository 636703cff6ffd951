import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';

const Change = styled('span', {
  // places stand below each other, with a sign or without
  base: { display: 'inline-block', minWidth: '7', marginLeft: '2', fontSize: 'sm', textAlign: 'left' },
  variants: { is: { up: { color: 'fg.win' }, down: { color: 'fg.loss' }, same: { color: 'fg.muted' } } },
});

/**
 * A place in the table, and how far it is from the one before: a sign and a number, and words for screen readers. A place that stays
 * has no sign, and who had no place before has the place alone.
 */
export function PlaceChange({ before, after }: { before: number | undefined; after: number }) {
  const { t } = useTranslation('series-preview');
  if (before === undefined) return after;
  const steps = before - after;
  const is = steps > 0 ? 'up' : steps < 0 ? 'down' : 'same';
  return (
    <>
      {after}
      <Change is={is}>
        {is !== 'same' && <span aria-hidden>{is === 'up' ? `▲ ${steps}` : `▼ ${-steps}`}</span>}
        <span className="visually-hidden">{t(`place-${is}`, { count: Math.abs(steps) })}</span>
      </Change>
    </>
  );
}
