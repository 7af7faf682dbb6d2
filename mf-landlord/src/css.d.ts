// The build turns an imported style sheet into a file that comes with its chunk.
declare module '*.css'
