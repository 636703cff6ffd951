import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';

/** The same height before and after the answer, so that the fields under it do not move. */
const Line = styled('span', { base: { display: 'block', minHeight: '1lh' } });

const Note = styled('span', {
  base: { fontWeight: 'medium' },
  variants: { isFree: { true: { color: 'fg.win' }, false: { color: 'fg.loss' } } },
});

/** Says whether a typed name is free; shows nothing while this is not known. Shown in a field's help. */
export function NameNote({ isFree }: { isFree: boolean | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <Line role="status">
      {isFree !== undefined && <Note isFree={isFree}>{t(isFree ? 'form.name-free' : 'form.name-taken')}</Note>}
    </Line>
  );
}
