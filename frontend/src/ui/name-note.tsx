import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Note = chakra('span', {
  base: { display: 'block', fontWeight: 'medium' },
  variants: { isFree: { true: { color: 'fg.win' }, false: { color: 'fg.loss' } } },
});

/** Whether a name that is being typed is free; nothing while that is not known. Stands in a field's help. */
export function NameNote({ isFree }: { isFree: boolean | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <span role="status">
      {isFree !== undefined && <Note isFree={isFree}>{t(isFree ? 'form.name-free' : 'form.name-taken')}</Note>}
    </span>
  );
}
