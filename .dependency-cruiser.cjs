// The walls of the house. Each has a planted violation in scripts/walls.test.ts.
const tests = '([.]test[.]tsx?$|/test/)'

/** From a question to a key: each room sees those before it. */
const rooms = [
  'threads',
  'inquiries',
  'tours',
  'consents',
  'applications',
  'background-checks',
  'tenancies',
  'ratings',
  'closing',
]

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycle', 'A cycle has no first file to read.', {}, { circular: true }),
    rule(
      'no-unresolvable',
      'An import must lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^bun(:|$)' },
    ),
    rule(
      'apps-are-apart',
      'Each app is built and deployed by itself: none imports another.',
      { path: '^(mf-[^/]+)/' },
      { path: '^mf-[^/]+/', pathNot: '^$1/' },
    ),
    rule(
      'shell-is-apart',
      'Only the programs that start the shell import it.',
      { pathNot: '^(shell|scripts|e2e|tools)/' },
      { path: '^shell/' },
    ),
    rule(
      'shell-knows-no-app',
      'Apps come from the registry at run time.',
      { path: '^shell/' },
      { path: '^mf-[^/]+/' },
    ),
    rule(
      'features-are-apart',
      'Features never import sibling features; routes compose them.',
      { path: '^api/src/features/(?!saved-searches/)([^/]+)/', pathNot: tests },
      { path: '^api/src/features/', pathNot: '^api/src/features/$1/' },
    ),
    rule(
      'renting-is-one-feature',
      'Its rooms see one another, and no other feature.',
      { path: '^api/src/renting/', pathNot: tests },
      { path: '^api/src/features/' },
    ),
    rule(
      'features-see-no-renting',
      'What others need of renting is in the domain; only who closes an account ends the renting of its person.',
      { path: '^api/src/features/', pathNot: [tests, '^api/src/features/auth/closing/'] },
      { path: '^api/src/renting/' },
    ),
    ...rooms
      .slice(0, -1)
      .map((room, index) =>
        rule(
          `${room}-see-no-later-room`,
          `The rooms of renting see one another along one direction: ${rooms.join(', ')}.`,
          { path: `^api/src/renting/${room}/`, pathNot: tests },
          { path: `^api/src/renting/(${rooms.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'saved-searches-see-the-search-only',
      'A saved search is a search that stays: it asks the search itself, and no other feature.',
      { path: '^api/src/features/saved-searches/', pathNot: tests },
      { path: '^api/src/features/', pathNot: '^api/src/features/(saved-searches|search)/' },
    ),
    rule(
      'areas-are-apart',
      "An app's areas are loaded one by one; what several of mf-public's share is in its listing/, and mf-ai's hub shows its chat/.",
      { path: '^(mf-[^/]+)/src/([^/]+)/', pathNot: tests },
      { path: '^$1/src/[^/]+/', pathNot: '^($1/src/$2|mf-public/src/listing|mf-ai/src/chat)/' },
    ),
    rule(
      'platform-knows-no-business',
      'Every call goes through the platform, whatever the portal is about.',
      { path: '^api/src/platform/', pathNot: tests },
      { path: '^api/src/(domain|features|renting)/' },
    ),
    rule(
      'domain-imports-no-feature',
      'The domain has the rules that features share, and knows none of them.',
      { path: '^api/src/domain/', pathNot: tests },
      { path: '^api/src/(features|renting)/' },
    ),
    rule(
      'vendors-know-no-business',
      'A vendor is adapted to its port: what the portal does with it is decided above.',
      { path: '^api/src/integrations/', pathNot: tests },
      { path: '^api/src/(domain|features|renting)/' },
    ),
    rule(
      'the-api-sees-no-frontend',
      'What pages and API share is a package of its own.',
      { path: '^api/', pathNot: tests },
      { path: '^(mf-[^/]+|shared-ui|packages/(app-kit|client))/' },
    ),
    rule(
      'schema-is-the-ground-floor',
      'All of the API may import tables, which import only the contract.',
      { path: '^api/src/schema/' },
      { pathNot: '^(api/src/schema/|packages/contract/|node_modules/drizzle-orm/)' },
    ),
    rule(
      'frontends-see-contract-and-client',
      'What a frontend knows of the API is its contract and its client.',
      { path: '^(mf-[^/]+|shell|shared-ui)/' },
      { path: '^api/' },
    ),
    rule(
      'contract-is-pure',
      'The contract runs in browser and server: it imports only zod and the rules of language.',
      { path: '^packages/contract/', pathNot: tests },
      { pathNot: '^(packages/(contract|language)/|node_modules/zod/)' },
    ),
    rule(
      'language-is-pure',
      'Its rules run wherever text is typed or kept: they import nothing.',
      { path: '^packages/language/', pathNot: tests },
      { pathNot: '^packages/language/' },
    ),
    rule(
      'help-knows-the-contract-only',
      'Its texts quote limits, prices and addresses of the contract, and nothing else.',
      { path: '^packages/help/', pathNot: tests },
      { pathNot: '^packages/(help|contract)/' },
    ),
    rule(
      'app-kit-is-below-the-apps',
      'What several apps do alike: it builds on the contract, the client and the design system, and knows no app, shell or API.',
      { path: '^packages/app-kit/', pathNot: tests },
      {
        path: '^(api|shell|mf-[^/]+|scripts|e2e|packages)/',
        pathNot: '^packages/(app-kit|client|contract|language)/',
      },
    ),
    rule(
      'app-kit-is-for-apps',
      'Only apps build on the kit: what others need, too, belongs below it.',
      { pathNot: '^(mf-[^/]+|packages/app-kit)/' },
      { path: '^packages/app-kit/' },
    ),
    rule(
      'client-knows-the-contract-only',
      'The client adds fetch to the contract, and the browser’s dialog for passkeys; nothing else.',
      { path: '^packages/client/', pathNot: tests },
      { pathNot: '^(packages/(client|contract)/|node_modules/(zod|@simplewebauthn/browser)/)' },
    ),
    rule(
      'drawings-are-pure',
      'Pages and servers draw the same home: its drawing imports nothing.',
      { path: '^packages/home-drawing/', pathNot: tests },
      { pathNot: '^packages/home-drawing/' },
    ),
    rule(
      'settings-are-pure',
      'What may be set is a schema, which every server and command reads.',
      { path: '^packages/settings/', pathNot: tests },
      { pathNot: '^(packages/settings/|node_modules/zod/)' },
    ),
    rule(
      'server-knows-no-part',
      'What runs a server knows nothing of what it serves.',
      { path: '^packages/server/', pathNot: tests },
      {
        path: '^(api|packages|shell|shared-ui|scripts|mf-[^/]+)/',
        pathNot: '^packages/(server|settings)/',
      },
    ),
    rule(
      'releases-know-no-shell',
      'A release is built, stored and judged without the page around it; what both must know is passed in.',
      { path: '^packages/releases/', pathNot: tests },
      { path: '^(api|shell|mf-[^/]+|scripts)/' },
    ),
    rule(
      'page-and-server-agree-in-the-seam',
      'What the page server and the page agree on is in shell/seam: neither reads the other.',
      { path: '^shell/(server|seam)/', pathNot: tests },
      { path: '^shell/src/' },
    ),
    rule(
      'page-knows-no-server',
      'What the page server and the page agree on is in shell/seam: neither reads the other.',
      { path: '^shell/(src|seam)/', pathNot: tests },
      { path: '^(shell/server|packages/releases/(build|commands|gate|store))/' },
    ),
    rule(
      'servers-never-build',
      'What runs in production serves releases; only `npm run build` makes them.',
      {
        path: '^(packages/(server|releases/(commands|gate|store))|shell/server|api/src)/',
        pathNot: tests,
      },
      { path: '^(node_modules/@rspack|packages/releases/build)/', reachable: true },
    ),
    rule(
      'sdks-in-integrations',
      "A vendor's SDK has one importer.",
      { pathNot: '^(api/src/integrations|tools/stand-ins)/' },
      { path: '^node_modules/(stripe|openai|nodemailer|aws4fetch)/' },
    ),
    rule(
      'the-driver-has-one-door',
      'After a failure it answers wrongly until its connection is cleaned, which platform/database/connection.ts does for everyone.',
      {
        path: '^(api|scripts|packages/server|shell)/',
        pathNot: [tests, '^api/src/platform/database/(connection|connection-pool|database)[.]ts$'],
      },
      { path: '^node_modules/postgres/' },
    ),
    rule(
      'what-runs-needs-no-test',
      'What a start installs has nothing of the tests.',
      { path: '^(api/src|packages|shell/server)/', pathNot: tests },
      { path: '^(api|shell|packages/[a-z-]+)/test/' },
    ),
    rule(
      'stand-ins-have-one-door',
      'A stand-in is started by its one door and called as the vendor is: nobody reads what it knows.',
      { pathNot: '^tools/stand-ins/' },
      {
        path: '^tools/stand-ins/',
        pathNot: '^tools/stand-ins/[a-z0-9]+/start-[a-z0-9]+-sandbox[.]ts$',
      },
    ),
    rule(
      'production-brings-no-tool',
      'Only scripts and tests start a stand-in or an instrument: what serves people knows a vendor by its address.',
      { path: '^(api/src|packages|shell|shared-ui|mf-[^/]+)/', pathNot: tests },
      { path: '^tools/' },
    ),
    rule(
      'production-brings-no-database',
      'The embedded database is for one machine: the script that starts the API chooses it, and the API knows only an address.',
      { path: '^(api/src|packages/server|shell)/', pathNot: tests },
      { path: '^packages/embedded-postgres/' },
    ),
    rule(
      'commands-on-the-database-see-no-pages',
      'They run where only what the API needs is installed.',
      {
        path: '^scripts/(grant-admin|revoke-admin|confirm-address|turn-off-factor|send-newsletter|check-billing|replay-billing|objects)[.]ts$',
      },
      { path: '^(shell|shared-ui|mf-[^/]+)/', reachable: true },
    ),
    rule(
      'building-and-releasing-see-no-api',
      'They run where only what the pages need is installed.',
      { path: '^scripts/(build|releases)[.]ts$' },
      { path: '^api/src/', reachable: true },
    ),
    rule(
      'shared-ui-has-no-router',
      'A Link is passed in, so that every app keeps its own router.',
      { path: '^shared-ui/src/' },
      { path: '^(node_modules/react-router|shell/|mf-)' },
    ),
    rule(
      'shared-ui-has-no-api',
      'The design system knows no data.',
      { path: '^shared-ui/' },
      { path: '^(api|packages/(app-kit|client|contract|help|language|releases))/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]types|storybook-static|migrations)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['bun', 'import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
