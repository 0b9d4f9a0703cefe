const withoutFeatures = [
  // Pages of the address bar: opening them in each new context takes longer than opening the tested page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright disables this feature. The name is repeated here, because Chromium reads only the last list of disabled
  // features.
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
 * The arguments that start Chromium for tests: it sends requests only for the product, and renders little besides the
 * page.
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
