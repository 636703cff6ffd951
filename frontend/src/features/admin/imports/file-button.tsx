import { useTranslation } from 'react-i18next';
import { Labelled } from '../labelled';
import { Input } from '../../../ui/form/form-control';

/** Reads a text file of the reader's own machine. Nothing is sent. */
export function FileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('admin-imports');
  return (
    <Labelled label={t('file')}>
      {(id) => (
        <Input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          marginBottom="5"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void textIn(file).then(onText);
            target.value = '';
          }}
        />
      )}
    </Labelled>
  );
}

/** Older spreadsheets save in Windows' letters; a file that is no UTF-8 is read as those. */
async function textIn(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
