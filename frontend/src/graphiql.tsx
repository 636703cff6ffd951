import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import en from './features/content/information/locales/en.json';
import se from './features/content/information/locales/se.json';
import { fieldQueries, queryExamples, type QueryExample } from './features/content/information/developers/api-examples';
import { QueryTool } from './features/partners/query-tool/query-tool';
import './features/partners/query-tool/query-tool.css';
import { htmlLanguage, storedLanguage } from './lib/i18n/language';
import { apiPaths } from './lib/paths';

type Division = { discriminator: string; seasonId: number };

/** A division of the present season, for the example of a table; undefined when there is none, or no answer. */
async function aDivision(): Promise<Division | undefined> {
  const query = '{ currentSeason { divisions { discriminator seasonId } } }';
  try {
    const answer = await fetch(`${apiPaths.graphql}?query=${encodeURIComponent(query)}`);
    const { data } = (await answer.json()) as { data?: { currentSeason?: { divisions: Division[] } | null } };
    return data?.currentSeason?.divisions[0];
  } catch {
    return undefined;
  }
}

/** The example's query with its values as defaults of the variables, so that a tab is whole by itself. */
const withValues = ({ query, variables = {} }: QueryExample): string =>
  Object.entries(variables).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`\\$${name}: \\w+!?`), (type) => `${type} = ${JSON.stringify(value)}`),
    query,
  );

async function start(root: HTMLElement): Promise<void> {
  const real = { division: await aDivision() };
  const tabs = [...queryExamples(real), ...fieldQueries(real)].map((example) => ({ query: withValues(example) }));
  const language = storedLanguage();
  const texts = { se, en }[language].developers.tool;
  createRoot(root).render(<QueryTool tabs={tabs} texts={texts} lang={htmlLanguage(language)} />);
}

const container = document.getElementById('root');
if (container) void start(container);
