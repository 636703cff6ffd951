import { chakra, Input } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import { apiPaths } from '../../../lib/paths';
import { PICTURE_TYPES } from '../../../lib/picture-file';
import { uploadImage } from '../../../lib/upload-image';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { FileChoice } from '../kit/file-choice';
import { Labelled, Note } from '../labelled';
import { pictureText, type PictureSize } from './markdown-edits';

interface PictureDialogProps {
  /** Called with the Markdown of the uploaded picture. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

const ALT_MAX = 200;
const Field = chakra('div', { base: { marginBottom: '4' } });

/** The picture's size as it is shown; null when the browser cannot read it, which the server then says. */
async function sizeOf(file: File): Promise<PictureSize | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** Uploads a picture for a text. What it shows must be said for those who do not see it. */
export function PictureDialog({ onInsert, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin');
  const serverText = useServerText();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isReady = file !== null && alt.trim() !== '';

  async function send(event: SubmitEvent) {
    event.preventDefault();
    // React tells the page's form too, which is around this part
    event.stopPropagation();
    if (!isReady || isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const [outcome, size] = await Promise.all([uploadImage(file), sizeOf(file)]);
    setIsBusy(false);
    if (outcome.status === 'stored') onInsert(pictureText(alt, `${apiPaths.images}/${outcome.name}`, size));
    else setRefusal(serverText(outcome.messageKey, outcome.params));
  }

  // Chakra draws it outside of the page's form, because a form cannot stand in a form
  return (
    <StaffDialog
      title={t('markdown.picture')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('markdown.cancel')}
          </Button>
          <BusyButton type="submit" form="markdown-picture" variant="solid" isBusy={isBusy} disabled={!isReady}>
            {t('markdown.insert')}
          </BusyButton>
        </>
      }
    >
      <form id="markdown-picture" noValidate onSubmit={(event) => void send(event)}>
        {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
        <Field>
          <FileChoice label={t('markdown.file')} accept={PICTURE_TYPES} onFile={setFile} />
          <Note role="status">{file?.name}</Note>
        </Field>
        <Field>
          <Labelled label={t('markdown.alt')}>
            {(id) => (
              <Input id={id} value={alt} maxLength={ALT_MAX} required onChange={({ target }) => setAlt(target.value)} />
            )}
          </Labelled>
        </Field>
        <Note>{t('markdown.alt-help')}</Note>
      </form>
    </StaffDialog>
  );
}
