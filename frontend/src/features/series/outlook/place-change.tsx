import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';

const Change = styled('span', {
  base: { marginLeft: '2', fontSize: 'sm' },
  variants: { is: { up: { color: 'fg.win' }, down: { color: 'fg.loss' }, same: { color: 'fg.muted' } } },
});

/**
 * A place in the table, and how far it is from the one before: a sign, a number and words for screen readers. Who had no
 * place before has the place alone.
 */
export function PlaceChange({ before, after }: { before: number | undefined; after: number }) {
  const { t } = useTranslation('series-outlook');
  if (before === undefined) return after;
  const steps = before - after;
  const is = steps > 0 ? 'up' : steps < 0 ? 'down' : 'same';
  return (
    <>
      {after}
      <Change is={is}>
        <span aria-hidden>{{ up: `▲ ${steps}`, down: `▼ ${-steps}`, same: '=' }[is]}</span>
        <span className="visually-hidden">{t(`place-${is}`, { count: Math.abs(steps) })}</span>
      </Change>
    </>
  );
}
