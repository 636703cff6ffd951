import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ImportTableMutation } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { Heading, Text } from '../../../ui/text';

type Lines = Extract<ImportTableMutation['importTable'], { __typename: 'ImportedLines' }>['lines'];

/** How many lines are fine, and each refused one with its number and the reason. */
export function ImportedLines({ lines, isTrial }: { lines: Lines; isTrial: boolean }) {
  const { t } = useTranslation('admin-imports');
  const serverText = useServerText();
  const refused = lines.filter(({ problem }) => problem);
  const fine = lines.length - refused.length;
  return (
    <>
      <Heading as="h2" size="md">
        {t(isTrial ? 'tried' : 'saved', { count: fine })}
      </Heading>
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
