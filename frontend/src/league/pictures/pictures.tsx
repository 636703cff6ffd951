import { useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../lib/i18n/server-text';
import { PICTURE_TYPES } from '../../lib/picture-file';
import { uploadImage } from '../../lib/upload-image';
import { styled } from '../../styled-system/jsx';
import { button } from '../../theme/recipes/button';
import { Spinner } from '../../ui/page/spinner';
import { Text } from '../../ui/text';

const Field = styled('div', {
  base: { display: 'grid', gap: '1', justifyItems: 'start', '& > span': { fontWeight: 'medium' } },
});

const FileLabel = styled(styled('label', button), {
  base: {
    position: 'relative',
    '&:focus-within': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  },
});

interface PicturesProps {
  label: string;
  /** Names of the uploaded pictures. */
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** Chooses pictures, from the camera of a phone too, and uploads them at once. Only the two teams and staff see them. */
export function Pictures({ label, names, onChange }: PicturesProps) {
  const { t } = useTranslation('series-match-week');
  const serverText = useServerText();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    setIsBusy(true);
    setRefusal(null);
    const stored: string[] = [];
    for (const file of files) {
      const outcome = await uploadImage(file);
      if (outcome.status === 'stored') stored.push(outcome.name);
      else setRefusal(serverText(outcome.messageKey, outcome.params));
    }
    target.value = '';
    setIsBusy(false);
    onChange([...new Set([...names, ...stored])]);
  };

  return (
    <Field>
      <span id={`${id}-label`}>{label}</span>
      <FileLabel>
        {t('pictures.choose')}
        <input
          type="file"
          accept={PICTURE_TYPES}
          multiple
          disabled={isBusy}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-said`}
          className="visually-hidden"
          onChange={(event) => void choose(event)}
        />
      </FileLabel>
      <Text id={`${id}-said`} fontSize="sm" color="fg.muted" aria-live="polite">
        {isBusy && <Spinner />}
        {names.length > 0 ? t('pictures.chosen', { count: names.length }) : t('pictures.private')}
      </Text>
      {refusal && (
        <Text role="alert" fontSize="sm" color="fg.loss">
          {refusal}
        </Text>
      )}
    </Field>
  );
}
