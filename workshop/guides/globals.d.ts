/** The props of every component by the component's name. The source of the component declares them. */
declare const __COMPONENT_PROPS__: { readonly [component: string]: import('./read-props.ts').ComponentProps }

/** Information about every block that is read from its sources. The key is the block's name in a config. */
declare const __BLOCK_SOURCES__: { readonly [block: string]: import('./block-sources.ts').BlockSource }
