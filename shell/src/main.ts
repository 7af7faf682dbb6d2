import './import-file.ts'

// Federation shares React only with code that is loaded after its runtime.
import('./bootstrap.tsx')
