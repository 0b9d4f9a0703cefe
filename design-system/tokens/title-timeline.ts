/**
 * The name of the view timeline of the page's title. The bar at the top follows it, and shows the title only after the
 * page's own title has scrolled away.
 */
export const titleTimeline = '--title'
