/** Rules about which file may import which. `scripts/gates/check-imports.mjs` applies them. */

const TEST = String.raw`\.(test|stories)\.tsx?$|^tests/|^(releases|sandbox|worker|runtime/compiler)/testing/`
/** Files that every domain of the logic shares. These files import no domain. */
const SHARED = String.raw`^runtime/(clock|facts)\.ts$|^runtime/service/`
/** The files with flow configs and with the texts that flows share. */
const COPY = String.raw`^flow-configs/.+\.json$`
const NOT_A_DOMAIN = '^runtime/(engine|compiler|rules|operator|browser|service|trials)/'
const OURS = '^(design-system|flow-configs|flows|releases|runtime|sandbox|scripts|tests|worker|workshop)/'

/**
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string, pathNot?: string[] }} from
 * @param {string[]} allowed the project's files that it may import
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, comment, { path, pathNot = [] }, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: [TEST, ...pathNot] },
  to: { path: OURS, pathNot: allowed },
})

/** @type {import('dependency-cruiser').ICruiseOptions} */
const options = {
  // With TypeScript 7 the default parser reads no file, and so reports nothing.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(dist|build|test-results)/' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'module', 'default', 'types'] },
}

/** These rules apply to all imports, type imports included. @type {import('dependency-cruiser').IConfiguration} */
export const knows = {
  forbidden: [
    only('tokens', 'Tokens import nothing of ours.', { path: '^design-system/tokens/' }, ['^design-system/tokens/']),
    only('icons', 'Icons import tokens.', { path: '^design-system/icons/' }, ['^design-system/(tokens|icons)/']),
    only(
      'components',
      'Components import tokens and icons: they know no operator, no flow, no copy.',
      { path: '^design-system/components/' },
      ['^design-system/'],
    ),
    only('trials', 'Trials import nothing.', { path: '^runtime/trials/' }, ['^runtime/trials/']),
    only('engine', 'The engine imports nothing but time and trials.', { path: '^runtime/engine/' }, [
      '^runtime/(engine|trials)/',
      String.raw`^runtime/clock\.ts$`,
    ]),
    only('rules', 'Rules import nothing.', { path: '^runtime/rules/' }, ['^runtime/rules/']),
    only('compiler', 'The compiler imports the engine and trials.', { path: '^runtime/compiler/' }, [
      '^runtime/(compiler|engine|trials)/',
    ]),
    only('operator', 'The operator imports rules.', { path: '^runtime/operator/' }, [
      '^runtime/(operator|rules)/',
      String.raw`^runtime/clock\.ts$`,
    ]),
    only('browser', 'The browser imports nothing of ours but the face of time.', { path: '^runtime/browser/' }, [
      '^runtime/browser/',
      String.raw`^runtime/clock\.ts$`,
    ]),
    only(
      'domains',
      'A domain imports the engine’s types, the operator, the rules and the shared files: another domain only through its facts.',
      { path: '^runtime/([^/]+)/', pathNot: [NOT_A_DOMAIN, '^runtime/cards/'] },
      ['^runtime/$1/', '^runtime/(engine|operator|rules)/', SHARED],
    ),
    only('cards', 'Saved cards are a domain that shares the card gateway with payments.', { path: '^runtime/cards/' }, [
      '^runtime/cards/',
      '^runtime/(engine|operator|rules)/',
      '^runtime/payment/gateway/',
      SHARED,
    ]),
    only('shared', 'What every domain shares knows no domain.', { path: SHARED }, [
      SHARED,
      '^runtime/(operator|rules)/',
    ]),
    only('runtime', 'The logic imports only logic, and not the browser.', { path: String.raw`^runtime/[^/]+\.ts$` }, [
      '^runtime/(?!browser/)',
    ]),
    only('kit', 'What blocks are built with knows no block, no layout and no app.', { path: '^flows/kit/' }, [
      '^(flows/kit|design-system|runtime)/',
      COPY,
    ]),
    only(
      'blocks',
      'Blocks are built with the kit: they know no layout, no app and no catalogue.',
      { path: '^flows/blocks/' },
      ['^(flows/kit|flows/blocks|design-system|runtime)/', COPY],
    ),
    only('layouts', 'Layouts are built with the kit and know no app.', { path: '^flows/layouts/' }, [
      '^(flows/kit|flows/layouts|design-system|runtime)/',
    ]),
    only('flows', 'Flows import the design system and the runtime, and read flow configs.', { path: '^flows/' }, [
      '^(flows|design-system|runtime)/',
      COPY,
    ]),
    only('releases', 'The store of releases imports nothing of ours.', { path: '^releases/' }, ['^releases/']),
    only(
      'sandbox',
      'The sandbox shares the contract and the rules with the app. Its server reads the store of releases.',
      { path: '^sandbox/' },
      ['^(releases|sandbox)/', '^runtime/(operator/contract|rules)/'],
    ),
    only(
      'workshop',
      'The workshop shows the product beside the sandbox, and does not know the tests. Its commands (`.mjs`) import scripts.',
      { path: '^workshop/', pathNot: [String.raw`^workshop/tests/|\.mjs$`] },
      ['^(workshop|design-system|flows|runtime|sandbox)/', COPY],
    ),
    only(
      'worker',
      'The service worker shares a few small files with the page, and the paths of the site with its server.',
      { path: '^worker/' },
      [
        '^worker/',
        String.raw`^runtime/(clock|browser/(clock|spared-connection|worker-messages))\.ts$`,
        String.raw`^sandbox/site-paths\.mjs$`,
      ],
    ),
    {
      name: 'not-to-tests',
      comment: 'The product imports no tests, no stories, no scripts and nothing of the workshop.',
      severity: 'error',
      from: { path: '^(design-system|flow-configs|flows|releases|runtime|sandbox|worker)/', pathNot: [TEST] },
      to: { path: `${TEST}|^(scripts|workshop)/` },
    },
    {
      name: 'facts-by-hooks',
      comment: 'Blocks and layouts write no fact directly: `useWrite` and the fields know which facts a block writes.',
      severity: 'error',
      from: { path: '^flows/(blocks|layouts)/', pathNot: [TEST] },
      to: { path: String.raw`^flows/kit/whole-app\.ts$` },
    },
    {
      name: 'own-schema',
      comment: 'A block writes and emits by its own spec, not by that of another block.',
      severity: 'error',
      from: { path: '^flows/blocks/([^/]+)/', pathNot: [TEST, String.raw`/schema\.ts$`] },
      to: { path: String.raw`^flows/blocks/[^/]+/schema\.ts$`, pathNot: ['^flows/blocks/$1/'] },
    },
    {
      name: 'logic-without-react',
      comment: 'The runtime knows no React and no CSS.',
      severity: 'error',
      from: { path: '^runtime/', pathNot: [TEST] },
      to: { path: String.raw`^node_modules/(react|react-dom|@vanilla-extract)/|\.css\.ts$` },
    },
    {
      name: 'pure',
      comment: 'The engine and the rules need no package.',
      severity: 'error',
      from: { path: '^runtime/(engine|rules)/', pathNot: [TEST] },
      to: { path: '^node_modules/', dependencyTypes: ['npm', 'npm-dev'] },
    },
    {
      name: 'zod-mini',
      comment: 'Full zod is 18 KB more than zod/mini.',
      severity: 'error',
      from: { path: OURS },
      to: { path: '^node_modules/zod/', pathNot: ['^node_modules/zod/mini/'] },
    },
    {
      name: 'declared',
      comment: 'A package is in package.json before it is imported.',
      severity: 'error',
      from: { path: OURS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'resolved', severity: 'error', from: { path: OURS }, to: { couldNotResolve: true } },
  ],
  options,
}

/** These rules apply to imports that remain at run time. @type {import('dependency-cruiser').IConfiguration} */
export const loads = {
  forbidden: [
    {
      name: 'domains-engine-types',
      comment: 'Of the engine, a domain knows types only.',
      severity: 'error',
      from: { path: '^runtime/[^/]+/', pathNot: [TEST, NOT_A_DOMAIN] },
      to: { path: '^runtime/engine/' },
    },
    {
      name: 'no-tools-in-the-product',
      comment: 'What is installed for development is no part of the product. Styles are made at build time.',
      severity: 'error',
      from: {
        path: '^(design-system|flows|releases|runtime|sandbox|worker)/',
        pathNot: [TEST, String.raw`\.css\.ts$`, '^runtime/compiler/'],
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'compiler-outside-the-product',
      comment:
        'Configs are checked before the app is built: the app loads no compiler, no catalogue and no schema of a block.',
      severity: 'error',
      from: {
        path: '^(design-system|flows|runtime|sandbox)/',
        pathNot: [
          TEST,
          '^runtime/compiler/',
          String.raw`^flows/(flow-catalogue|block-table)\.ts$`,
          String.raw`^flows/blocks/[^/]+/schema\.ts$`,
        ],
      },
      to: {
        path: String.raw`^runtime/compiler/|^flows/(flow-catalogue|block-table)\.ts$|^flows/blocks/[^/]+/schema\.ts$`,
      },
    },
    { name: 'no-cycles', severity: 'error', from: { path: OURS }, to: { circular: true } },
  ],
  options,
}
