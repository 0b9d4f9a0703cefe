const withoutFeatures = [
  // Internal pages of Chromium's address bar. Opening them in each new browser context takes longer than opening the
  // tested page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright already disables this feature. It is repeated here, because Chromium reads only the last list of
  // disabled features.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * The arguments that start Chromium for tests. With them, Chromium sends no requests of its own and renders little
 * besides the page.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]
