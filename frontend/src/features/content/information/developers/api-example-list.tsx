import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../styled-system/jsx';
import { UrlTabs } from '../../../../ui/page/url-tabs';
import { Heading } from '../../../../ui/text';
import { ApiExampleCard } from './api-example-card';
import { API_SECTIONS, type RealThings } from './api-examples';
import { CODE_LANGUAGES, type CodeLanguage } from './example-code';

/** The examples of every way into the data, in the chosen language. */
export function ApiExampleList({ real }: { real: RealThings }) {
  const { t } = useTranslation('content-information');
  const inLanguage = (language: CodeLanguage) => (
    <Stack gap="6">
      {API_SECTIONS.map(({ id, examples }) => (
        <Stack key={id} gap="3">
          <Heading as="h3" size="sm">
            {t(`developers.section.${id}`)}
          </Heading>
          {examples(real).map((example) => (
            <ApiExampleCard key={example.id} example={example} language={language} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
  const languages = Object.entries(CODE_LANGUAGES) as [CodeLanguage, string][];
  const tabs = languages.map(([id, label]) => ({ id, label, content: inLanguage(id) }));
  return <UrlTabs label={t('developers.language')} param="code" tabs={tabs} />;
}
