import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useServerText } from '../../../lib/i18n/server-text';
import type { ImportKind } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { SelectField, TextAreaField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey } from '../../../ui/form/form-text';
import { Note } from '../labelled';
import { useFormDraft } from '../use-form-draft';
import { FileChoice } from '../kit/file-choice';
import { useImportTableMutation, type ImportTableMutation } from './import-table.generated';
import { ImportedLines } from './imported-lines';
import { textOfFile } from './text-of-file';

const KINDS = [
  'PLAYERS',
  'TEAMS',
  'NEW_TEAMS',
  'SIGNUPS',
  'DIVISIONS',
  'SERIES',
  'RESULTS',
  'ROLES',
  'ROSTERS',
] as const satisfies readonly ImportKind[];

/** A letter that could not be read stands as this sign; it must not become a part of a name. */
const isReadable = (csv: string): boolean => !csv.includes('\uFFFD');

const schema = z.object({
  kind: z.enum(KINDS),
  csv: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.refine(isReadable, textKey('admin-imports', 'unreadable-letters'))),
});
type Typed = z.infer<typeof schema>;

type Table = Extract<ImportTableMutation['importTable'], { __typename: 'ImportedLines' }>;

/** What the server said about the lines of exactly this table. */
interface Answer {
  of: Typed;
  acceptsUnusual: boolean;
  table: Table;
  isTrial: boolean;
}

/** A table is pasted or read from a file, tried, and then saved. */
export function ImportForm() {
  const { t } = useTranslation('admin-imports');
  const serverText = useServerText();
  const form = useSchemaForm(schema, { kind: 'PLAYERS', csv: '' });
  const draft = useFormDraft(form, { form: 'import', thing: 'table' });
  const act = useAction(useImportTableMutation(), { isSuccessSilent: true, isProblemSilent: true });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [windowsText, setWindowsText] = useState<string | null>(null);
  const { kind, csv } = form.watch();
  const about = KINDS.find((each) => each === kind);
  const isTried = answer?.isTrial && answer.of.kind === kind && answer.of.csv === csv.trim();
  const changing = answer?.table.lines.filter(({ outcome }) => outcome !== null && outcome !== 'UNCHANGED').length ?? 0;
  const unusual = answer?.table.lines.filter(({ problem }) => problem?.code === 'UNUSUAL_NUMBERS').length ?? 0;

  async function fill(file: File) {
    const { text, isWindows } = await textOfFile(file);
    setWindowsText(isWindows ? text.trim() : null);
    form.setValue('csv', text, { shouldDirty: true, shouldValidate: true });
  }

  async function send(of: Typed, isTrial: boolean, acceptsUnusual = false) {
    const outcome = await act.run({ ...of, isTrial, acceptsUnusual });
    if (outcome.status === 'done') {
      setAnswer({ of, acceptsUnusual, table: outcome.result, isTrial });
      if (!isTrial) {
        form.reset({ kind: of.kind, csv: '' });
        draft.clear();
      }
    }
    if (outcome.status === 'refused') {
      setAnswer(null);
      const { messageKey, params } = outcome.problem;
      refuseForm(form, 'csv', serverText(messageKey, params));
    }
  }

  return (
    <Box maxWidth="prose">
      <FormFrame form={form} onSubmit={(typed) => send(typed, true)}>
        {draft.notice}
        <SelectField
          {...form.register('kind')}
          label={t('kind')}
          placeholder={t('choose')}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {about && <Note>{t(`help.${about}`)}</Note>}
        {about && (
          <Note as="pre" whiteSpace="pre-wrap">
            {t(`example.${about}`)}
          </Note>
        )}
        <Box marginBottom="5">
          <FileChoice label={t('file')} accept=".csv,.tsv,.txt" size="sm" onFile={(file) => void fill(file)} />
        </Box>
        {windowsText !== null && windowsText === csv.trim() && <Note role="status">{t('windows')}</Note>}
        <TextAreaField {...form.register('csv')} label={t('table')} help={t('table-help')} rows={12} />
        <BusyButton type="submit" variant={isTried ? 'outline' : 'solid'} isBusy={act.busy}>
          {t('try')}
        </BusyButton>
      </FormFrame>
      {answer && (isTried || !answer.isTrial) && (
        <Box as="section" aria-live="polite" marginTop="6">
          <ImportedLines table={answer.table} isTrial={answer.isTrial} />
          {isTried && unusual > 0 && (
            <Box marginBottom="4">
              <BusyButton isBusy={act.busy} onClick={() => void send(answer.of, true, true)}>
                {t('unusual', { count: unusual })}
              </BusyButton>
            </Box>
          )}
          {isTried && changing > 0 && (
            <BusyButton
              variant="solid"
              isBusy={act.busy}
              onClick={() => void send(answer.of, false, answer.acceptsUnusual)}
            >
              {t('save', { count: changing })}
            </BusyButton>
          )}
        </Box>
      )}
    </Box>
  );
}
