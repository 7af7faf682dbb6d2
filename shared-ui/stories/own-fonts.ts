// The same fonts on every machine, and none of the machine's own.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The styles in which systems have Arial and Courier New; Arimo and Cousine have the same widths. */
const styles = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']
const folders = [
  require.resolve('@expo-google-fonts/arimo/package.json'),
  require.resolve('@expo-google-fonts/cousine/package.json'),
].flatMap(manifest => styles.map(style => join(dirname(manifest), style)))

const place = join(import.meta.dirname, '../../node_modules/.cache/rental-portal-fonts')

const asXml = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const alias = (name: string, font: string): string =>
  `<alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`

/** Any other font name means Arimo. Hinting is only vertical, as on desktops, so that widths are exact. */
const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map(folder => `<dir>${asXml(folder)}</dir>`).join('\n')}
<cachedir>${asXml(join(place, 'cache'))}</cachedir>
${['Arial', 'Helvetica', 'system-ui', 'sans-serif'].map(name => alias(name, 'Arimo')).join('\n')}
${['Courier New', 'monospace'].map(name => alias(name, 'Cousine')).join('\n')}
<match target="font"><edit name="hintstyle"><const>hintslight</const></edit></match>
<match><edit name="family" mode="append_last"><string>Arimo</string></edit></match>
</fontconfig>
`

/** Under a temporary name until it is complete: several processes write it at once. */
const writeSettings = (file: string): string => {
  mkdirSync(place, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, settings)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** For Chromium's environment. Only Linux reads it; other systems have Arial. */
export const ownFonts = { FONTCONFIG_FILE: writeSettings(join(place, 'fonts.conf')) }
