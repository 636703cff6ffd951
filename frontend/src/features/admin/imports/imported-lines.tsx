import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useServerText } from '../../../lib/i18n/server-text';
import { Heading, Text } from '../../../ui/text';
import type { ImportTableMutation } from './import-table.generated';

type Table = Extract<ImportTableMutation['importTable'], { __typename: 'ImportedLines' }>;

/**
 * How many lines are fine and what they make, what is not read, and each refused line with its number and the reason. Of new
 * teams also the players whom each makes and takes.
 */
export function ImportedLines({ table: { lines, unread }, isTrial }: { table: Table; isTrial: boolean }) {
  const { t } = useTranslation('admin-imports');
  const language = useLanguage();
  const serverText = useServerText();
  const refused = lines.filter(({ problem }) => problem);
  const made = lines.filter(({ newPlayers, knownPlayers }) => newPlayers.length + knownPlayers.length > 0);
  const count = (wanted: string) => lines.filter(({ outcome }) => outcome === wanted).length;
  const [created, unchanged] = [count('CREATED'), count('UNCHANGED')];
  return (
    <>
      <Heading as="h2" size="md">
        {t(isTrial ? 'tried' : 'saved', { count: created + count('CHANGED') })}
      </Heading>
      {created > 0 && <Text marginTop="2">{t('created', { count: created })}</Text>}
      {unchanged > 0 && <Text marginTop="2">{t('unchanged', { count: unchanged })}</Text>}
      {unread.length > 0 && (
        <Text marginTop="2">{t('unread', { count: unread.length, columns: formatList(unread, language) })}</Text>
      )}
      {made.length > 0 && (
        <>
          <Text marginTop="2">{t('made')}</Text>
          <Box as="ul" listStyleType="none" marginBlock="2">
            {made.map(({ line, name, newPlayers, knownPlayers }) => (
              <Box
                as="li"
                key={line}
                paddingBlock="2"
                borderTop="1px solid"
                borderColor="border"
                overflowWrap="anywhere"
              >
                <b>{t('line', { line, name })}</b>
                {newPlayers.length > 0 && <Text>{t('new-players', { names: formatList(newPlayers, language) })}</Text>}
                {knownPlayers.length > 0 && (
                  <Text>{t('known-players', { names: formatList(knownPlayers, language) })}</Text>
                )}
              </Box>
            ))}
          </Box>
        </>
      )}
      {refused.length > 0 && (
        <>
          <Text marginTop="2">{t('refused', { count: refused.length })}</Text>
          <Box as="ul" listStyleType="none" marginBlock="2">
            {refused.map(({ line, name, problem }) => (
              <Box as="li" key={line} paddingBlock="2" borderTop="1px solid" borderColor="border">
                <b>{t('line', { line, name })}</b>
                <Text overflowWrap="anywhere">{problem && serverText(problem.messageKey, problem.params)}</Text>
              </Box>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
