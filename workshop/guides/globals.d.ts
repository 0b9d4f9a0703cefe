/** The props of every component by its name, as its source declares them. */
declare const __COMPONENT_PROPS__: { readonly [component: string]: import('./read-props.ts').ComponentProps }

/** The parts of every block that only its sources tell, by its name in a config. */
declare const __BLOCK_SOURCES__: { readonly [block: string]: import('./block-sources.ts').BlockSource }
