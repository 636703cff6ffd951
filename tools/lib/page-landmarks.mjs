/** Landmarks that a screen reader's list cannot tell apart, in sentences: two of one kind without a name, or with the same. */
export async function sameLandmarks(page) {
  return page.evaluate(() => {
    const KINDS = {
      navigation: 'nav, [role=navigation]',
      complementary: 'aside, [role=complementary]',
      region: 'section[aria-label]:not([role]), section[aria-labelledby]:not([role]), [role=region]',
      search: 'search, [role=search]',
      form: 'form[aria-label]:not([role]), form[aria-labelledby]:not([role]), [role=form]',
      main: 'main, [role=main]',
    };
    const nameOf = (element) =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => id && document.getElementById(id)?.textContent)
        .join(' ')
        .trim() || (element.getAttribute('aria-label') ?? '').trim();
    return Object.entries(KINDS).flatMap(([kind, selector]) => {
      const names = [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
        .map(nameOf);
      if (names.length < 2) return [];
      const twice = names.filter((name, at) => name === '' || names.indexOf(name) !== at);
      return [...new Set(twice)].map((name) =>
        name ? `two of ${kind} are called “${name}”` : `one of ${kind} has no name`,
      );
    });
  });
}
