import { isProgram, isQuery, type ApiExample, type QueryExample } from './api-examples';
import { TRACK_PROGRAMS } from './track-programs';

/** The languages in which every example is shown, with the names that their tabs have. */
export const CODE_LANGUAGES = { curl: 'curl', javascript: 'JavaScript', python: 'Python' } as const;
export type CodeLanguage = keyof typeof CODE_LANGUAGES;

/** The variable of the environment from which the examples read a key. */
const KEY_VARIABLE = 'SBL_API_KEY';

/**
 * A whole program that asks the example's question and prints the answer. `origin`: of the server, `https://host`. curl runs in a
 * shell; JavaScript is a module for Node 18 or newer; Python needs version 3 and no package.
 */
export function codeOf(example: ApiExample, language: CodeLanguage, origin: string): string {
  if (isProgram(example)) return TRACK_PROGRAMS[language](origin);
  return isQuery(example)
    ? QUERY[language](example, `${origin}/graphql`)
    : READ[language](origin + example.path, example.isText === true);
}

const QUERY: Record<CodeLanguage, (example: QueryExample, url: string) => string> = {
  curl: ({ query, variables, hasKey }, url) =>
    [
      `curl -sG '${url}'`,
      ...(hasKey ? [`-H "X-Api-Key: $${KEY_VARIABLE}"`] : []),
      `--data-urlencode 'query=${query}'`,
      ...(variables ? [`--data-urlencode 'variables=${JSON.stringify(variables)}'`] : []),
    ].join(' \\\n  '),
  javascript: ({ query, variables, hasKey }, url) => `const query = \`
${query}
\`;
const answer = await fetch('${url}', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',${hasKey ? `\n    'X-Api-Key': process.env.${KEY_VARIABLE},` : ''}
  },
  body: JSON.stringify({ query${variables ? `, variables: ${JSON.stringify(variables)}` : ''} }),
});
console.log(JSON.stringify(await answer.json(), null, 2));`,
  python: ({ query, variables, hasKey }, url) => `import json${hasKey ? '\nimport os' : ''}
from urllib.request import Request, urlopen

query = """
${query}
"""
headers = {"Content-Type": "application/json"}
${hasKey ? `headers["X-Api-Key"] = os.environ["${KEY_VARIABLE}"]\n` : ''}body = json.dumps({"query": query${variables ? `, "variables": ${JSON.stringify(variables)}` : ''}})
with urlopen(Request("${url}", body.encode(), headers)) as answer:
    print(json.dumps(json.load(answer), indent=2))`,
};

const READ: Record<CodeLanguage, (url: string, isText: boolean) => string> = {
  curl: (url) => `curl -s '${url}'`,
  javascript: (url, isText) => `const answer = await fetch('${url}');
console.log(${isText ? 'await answer.text()' : 'JSON.stringify(await answer.json(), null, 2)'});`,
  python: (url, isText) => `${isText ? '' : 'import json\n'}from urllib.request import urlopen

with urlopen("${url}") as answer:
    print(${isText ? 'answer.read().decode()' : 'json.dumps(json.load(answer), indent=2)'})`,
};
