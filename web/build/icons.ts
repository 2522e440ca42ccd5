/** An icon becomes its name and the paths inside its 512 by 512 square, so that it can also stand inside other drawings. */
export const iconData = {
  extension: 'js',
  compiler: (svg: string, _collection: string, name: string): string => {
    const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
    return `export default ${JSON.stringify({ name, body })}`
  },
}
