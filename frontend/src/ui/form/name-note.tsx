import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';

/** As high before it is known as after, so that the fields under it do not jump. */
const Line = styled('span', { base: { display: 'block', minHeight: '1lh' } });

const Note = styled('span', {
  base: { fontWeight: 'medium' },
  variants: { isFree: { true: { color: 'fg.win' }, false: { color: 'fg.loss' } } },
});

/** Whether a name that is being typed is free; nothing while that is not known. Stands in a field's help. */
export function NameNote({ isFree }: { isFree: boolean | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <Line role="status">
      {isFree !== undefined && <Note isFree={isFree}>{t(isFree ? 'form.name-free' : 'form.name-taken')}</Note>}
    </Line>
  );
}
