// Style sheets of libraries, imported for their effect alone.
declare module '*.css'
