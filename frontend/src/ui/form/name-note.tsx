import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';

/** The same height before and after the answer, so that the fields under it do not move. */
const Line = styled('span', { base: { display: 'block', minHeight: '1lh' } });

const Note = styled('span', {
  base: { fontWeight: 'medium' },
  variants: { isFree: { true: { color: 'fg.win' }, false: { color: 'fg.loss' } } },
});

interface NameNoteProps {
  /** The name of the field whose help this is in. */
  field: string;
  /** Undefined while it is not known. */
  isFree: boolean | undefined;
}

/** Says whether a typed name is free; nothing while this is not known, or while the field itself says what is wrong. */
export function NameNote({ field, isFree }: NameNoteProps) {
  const { t } = useTranslation('ui');
  const { formState, getFieldState } = useFormContext();
  const isSaid = getFieldState(field, formState).invalid;
  return (
    <Line role="status">
      {isFree !== undefined && !isSaid && (
        <Note isFree={isFree}>{t(isFree ? 'form.name-free' : 'form.name-taken')}</Note>
      )}
    </Line>
  );
}
