// The newest release in CHANGELOG.md (docs/operations.md, A release).

const HEADING = /^## (\d+\.\d+\.\d+) — (\d{4}-\d\d-\d\d)$/;

/**
 * What is wrong with the changelog of a version, in sentences.
 * @param {string} changelog
 * @param {string} version of the packages
 */
export function faultsOfRelease(changelog, version) {
  const [first, newest = '', ...others] = changelog.split(/^(?=## )/m).slice(1);
  const [heading = '', , begin = ''] = newest.split('\n');
  const [, told, day] = HEADING.exec(heading) ?? [];
  const faults = [];
  if (!first?.startsWith('## Unreleased\n')) faults.push('the first heading is not "Unreleased"');
  if (told !== version) faults.push(`the newest heading is "${heading}", and the packages have ${version}`);
  if (!begin.startsWith('**What an operator must do')) faults.push('it does not begin with what an operator must do');
  const later = others.map((text) => /\d{4}-\d\d-\d\d/.exec(text)?.[0]).find((other) => day && other && other > day);
  if (later) faults.push(`${later} stands below it`);
  return faults;
}
