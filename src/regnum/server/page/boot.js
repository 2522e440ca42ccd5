// Before the first paint: the theme, language and text size chosen on this device (see src/state/prefs.svelte.ts).
;(() => {
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('regnum.preferences')) ?? {}
  } catch {
    // Nothing kept, or the browser keeps nothing: the system's wishes hold.
  }
  const root = document.documentElement
  const night = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : night ? 'dark' : 'light'
  root.lang = kept.lang === 'pl' || kept.lang === 'en' ? kept.lang : /^pl\b/i.test(navigator.language) ? 'pl' : 'en'
  if (kept.size === 'large' || kept.size === 'larger') root.dataset.size = kept.size
})()
